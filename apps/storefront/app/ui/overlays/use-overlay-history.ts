import { useEffect, useRef } from 'react'
import { overlayHistory } from './overlay-history.ts'

/** Lets Back close what lies over the page. `staysOpen` when the page under it may change meanwhile, as under filters. */
export function useOverlayHistory(isOpen: boolean, close: () => void, staysOpen = false): void {
  const latest = useRef(close)
  useEffect(() => {
    latest.current = close
  })
  useEffect(
    () => (isOpen ? overlayHistory().open({ close: () => latest.current(), staysOpen }) : undefined),
    [isOpen, staysOpen],
  )
}
