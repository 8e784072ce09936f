import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Closes an open `<details>` when the page changes, on Escape, and when something beside it is pressed. */
export function useClosingDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const shownAt = useRef(key)
  useEffect(() => {
    if (shownAt.current !== key) details.current?.removeAttribute('open')
    shownAt.current = key
  }, [key])

  useEffect(() => {
    const closeBeside = ({ target }: Event) => {
      if (!(target instanceof Node && details.current?.contains(target))) details.current?.removeAttribute('open')
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
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
  }, [])
  return details
}
