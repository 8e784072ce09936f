import { useEffect, useRef } from 'react'
import type { Happening } from './analytics/happening.ts'
import { useTrack } from './track.tsx'

/**
 * Tells something when a page first knows it.
 *
 * @param key what is told, such as the product that is looked at; null while there is nothing to tell
 */
export function useTrackOnce(key: string | number | null, describe: () => Happening): void {
  const track = useTrack()
  const told = useRef<typeof key>(null)
  useEffect(() => {
    if (key === null || told.current === key) return
    told.current = key
    track(describe())
  })
}
