import { useCallback, useSyncExternalStore } from 'react'

/** A phone by its width, as Tailwind's `max-sm`. */
export const phoneQuery = '(width < 40rem)'

/** Whether a media query matches, also after the window changes; false on the server. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => false,
  )
}
