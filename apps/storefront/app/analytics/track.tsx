import { createContext, useCallback, useContext, useEffect, useRef, useState } from 'react'
import type { Elements } from '../ui/elements.ts'
import { useLateModule } from '../ui/hooks/use-late-module.ts'
import { useSettled } from '../ui/hooks/use-settled.ts'
import type { AnalyticsEvent } from './to-ga-event.ts'

type Track = (analyticsEvent: AnalyticsEvent) => void

const TrackContext = createContext<Track>(() => undefined)
const fetchAnalytics = () => import('./analytics.tsx')

/** Reports events to analytics once the page is idle. Without a measurement id nothing is loaded, stored or asked. */
export function TrackProvider({ measurementId, children }: { measurementId: string | null; children: Elements }) {
  const [analyticsEvents, setAnalyticsEvents] = useState<readonly AnalyticsEvent[]>([])
  const isOn = measurementId !== null
  const track = useCallback<Track>(
    (analyticsEvent) => {
      if (isOn) setAnalyticsEvents((events) => [...events, analyticsEvent])
    },
    [isOn],
  )
  const isSettled = useSettled()
  const late = useLateModule(isOn && isSettled, fetchAnalytics)
  return (
    <TrackContext value={track}>
      {children}
      {late && isOn && <late.Analytics measurementId={measurementId} analyticsEvents={analyticsEvents} />}
    </TrackContext>
  )
}

export function useTrack(): Track {
  return useContext(TrackContext)
}

/**
 * Reports an event when the page first knows its key.
 *
 * @param key identifies the event, such as the shown product; null without an event
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
