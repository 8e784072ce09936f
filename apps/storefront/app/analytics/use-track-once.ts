import { useEffect, useRef } from 'react'
import type { AnalyticsEvent } from './analytics-event.ts'
import { useTrack } from './track.tsx'

/**
 * Tells something when a page first knows it.
 *
 * @param key what is told, such as the product that is looked at; null while there is nothing to tell
 */
export function useTrackOnce(key: string | number | null, describe: () => AnalyticsEvent): void {
  const track = useTrack()
  const reportedKey = useRef<typeof key>(null)
  useEffect(() => {
    if (key === null || reportedKey.current === key) return
    reportedKey.current = key
    track(describe())
  })
}
