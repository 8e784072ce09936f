import { useEffect } from 'react'

/** Calls back when a shopper comes back to the page: from another tab, by the browser's back button, or with the network. */
export function useReturn(onReturn: () => void): void {
  useEffect(() => {
    const returnWhenSeen = () => document.visibilityState === 'visible' && onReturn()
    const returnFromMemory = ({ persisted }: PageTransitionEvent) => persisted && onReturn()
    document.addEventListener('visibilitychange', returnWhenSeen)
    window.addEventListener('pageshow', returnFromMemory)
    window.addEventListener('online', returnWhenSeen)
    return () => {
      document.removeEventListener('visibilitychange', returnWhenSeen)
      window.removeEventListener('pageshow', returnFromMemory)
      window.removeEventListener('online', returnWhenSeen)
    }
  }, [onReturn])
}
