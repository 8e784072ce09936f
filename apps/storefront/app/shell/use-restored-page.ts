import { useEffect } from 'react'

/**
 * A page that the browser kept whole and shows again on Back was deaf meanwhile: who listens to other tabs is told that all that is
 * kept here may have changed, by the event with which browsers say so (its key is null).
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
