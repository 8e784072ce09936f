import { useEffect } from 'react'

/**
 * After a restore from the back/forward cache, dispatches `storage`, so that subscribers read their stores again. Its
 * key is null: anything may have changed.
 */
export function useRestoredPage(): void {
  useEffect(() => {
    const notifyListeners = ({ persisted }: PageTransitionEvent) => {
      if (persisted) window.dispatchEvent(new StorageEvent('storage'))
    }
    window.addEventListener('pageshow', notifyListeners)
    return () => window.removeEventListener('pageshow', notifyListeners)
  }, [])
}
