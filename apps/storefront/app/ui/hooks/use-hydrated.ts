import { useSyncExternalStore } from 'react'

/** Whether the page is hydrated: what only scripts can do waits for it. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
}

function subscribeToNothing(): () => void {
  return () => undefined
}
