import { useEffect, useRef, useState } from 'react'
import { useOverlayHistory } from './overlay-history.ts'

/** A menu in a `<details>`: it closes on navigation, Back, Escape, and a press outside. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  useOverlayHistory(isOpen, () => details.current?.removeAttribute('open'))

  useEffect(() => {
    const menu = details.current
    if (!menu) return
    const noteOpen = () => setOpen(menu.open)
    noteOpen()
    menu.addEventListener('toggle', noteOpen)
    return () => menu.removeEventListener('toggle', noteOpen)
  }, [])

  useEffect(() => {
    if (!isOpen) return
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && details.current?.contains(target))) details.current?.removeAttribute('open')
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current) return
      details.current.removeAttribute('open')
      details.current.querySelector('summary')?.focus()
    }
    document.addEventListener('pointerdown', closeBeside)
    document.addEventListener('focusin', closeBeside)
    document.addEventListener('keydown', closeOnEscape)
    return () => {
      document.removeEventListener('pointerdown', closeBeside)
      document.removeEventListener('focusin', closeBeside)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
  return details
}
