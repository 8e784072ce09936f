import { type FocusEvent, useCallback, useEffect, useRef } from 'react'
import { readDraft } from '../../../ui/forms/use-form.ts'
import { type CheckoutFieldName, checkLeftField, type FieldFault, isCheckoutField } from './checkout-fields.ts'

/**
 * Checks a field when it is left. While a finger or the mouse is down nothing is shown: an error would move the button away
 * that is being pressed.
 *
 * @returns the `onBlur` of the form
 */
export function useCheckOnLeaving(showFault: (name: CheckoutFieldName, fault: FieldFault) => void) {
  const isPressed = useRef(false)
  const check = useRef<(() => void) | null>(null)

  const finish = useCallback(() => {
    isPressed.current = false
    check.current?.()
    check.current = null
  }, [])

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    // The click of a press comes right after its end.
    const release = () => setTimeout(finish)
    const listeners = { pointerdown: press, pointerup: release, pointercancel: release }
    for (const [name, listener] of Object.entries(listeners)) window.addEventListener(name, listener)
    return () => {
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener)
    }
  }, [finish])

  return ({ target, currentTarget: form }: FocusEvent<HTMLFormElement>) => {
    const name = target.getAttribute('name')
    if (!isCheckoutField(name)) return
    check.current = () => {
      const fault = checkLeftField(name, readDraft(form, [name])[name])
      if (fault) showFault(name, fault)
    }
    if (!isPressed.current) finish()
  }
}
