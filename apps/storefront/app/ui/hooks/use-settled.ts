import { useEffect, useState } from 'react'

/** Whether the page is loaded and the browser idle: optional work starts then. */
export function useSettled(): boolean {
  const [isSettled, setIsSettled] = useState(false)
  useEffect(() => {
    const settle = () => setIsSettled(true)
    // Safari has no idle callbacks: use a short delay.
    const whenIdle = () => ('requestIdleCallback' in window ? requestIdleCallback(settle) : setTimeout(settle, 200))
    if (document.readyState === 'complete') whenIdle()
    else window.addEventListener('load', whenIdle, { once: true })
    return () => window.removeEventListener('load', whenIdle)
  }, [])
  return isSettled
}
