import { onlineManager } from '@tanstack/react-query'
import { backEvent, lostEvent } from '../connection/reach-events.ts'

/** Lets queries be read again when the browser's network is back, and when a shop that did not answer does so again. */
export function watchReach(): void {
  onlineManager.setEventListener((setOnline) => {
    const listening = new AbortController()
    const { signal } = listening
    for (const name of ['offline', lostEvent]) window.addEventListener(name, () => setOnline(false), { signal })
    for (const name of ['online', backEvent]) window.addEventListener(name, () => setOnline(true), { signal })
    return () => listening.abort()
  })
}
