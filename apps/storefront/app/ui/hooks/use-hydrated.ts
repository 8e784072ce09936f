import { useSyncExternalStore } from 'react'

/** Whether the page is hydrated; features that need scripts wait for it. */
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
