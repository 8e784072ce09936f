import { useEffect, useState } from 'react'

/** Whether the page has loaded and the browser has time: what nobody waits for begins then. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const settle = () => setIsSettled(true)
    // Safari has no idle callbacks; a moment after loading will do.
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(settle) : setTimeout(settle, 200))
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => window.removeEventListener('load', whenIdle)
  }, [])
  return isSettled
}
