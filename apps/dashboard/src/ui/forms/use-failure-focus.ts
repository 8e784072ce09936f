import { type RefObject, useEffect, useRef, useState } from 'react'

type Shown = { isBusy: boolean; failure: string | null }

/**
 * Moves the focus of a failed form to its first wrong field, or else to the failure: the button that sent it was disabled meanwhile,
 * which takes the focus off the page.
 *
 * @returns the place of the form, and what to call when it is sent
 */
export function useFailureFocus({
  isBusy,
  failure,
}: Shown): [form: RefObject<HTMLFormElement | null>, onSend: () => void] {
  const form = useRef<HTMLFormElement>(null)
  // The same failure twice moves the focus twice.
  const [sent, setSent] = useState(0)
  useEffect(() => {
    if (sent === 0 || isBusy || failure === null) return
    const find = (selector: string) => form.current?.querySelector<HTMLElement>(selector)
    const goal = find('[aria-invalid="true"]') ?? find('[role="alert"]')
    goal?.focus()
  }, [sent, isBusy, failure])
  return [form, () => setSent((count) => count + 1)]
}
