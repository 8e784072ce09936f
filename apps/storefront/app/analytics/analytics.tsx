import { openLocalStore, openSessionStore } from '@shop/session'
import { useEffect, useRef, useState } from 'react'
import { type Consent, consentStorage } from './consent.ts'
import { ConsentBanner, ConsentSettings } from './consent-banner.tsx'
import { loadTag, sendConsent, sendEvent } from './gtag.ts'
import { reportOnce } from './report-once.ts'
import { type AnalyticsEvent, type FindEnglish, readEnglishProducts, toGaEvent } from './to-ga-event.ts'

type Properties = { measurementId: string; analyticsEvents: readonly AnalyticsEvent[] }

/** Asks for consent and sends events to Google Analytics; nothing is sent before a shopper agrees (rule W-01). */
export function Analytics({ measurementId, analyticsEvents }: Properties) {
  const [consent, setConsent] = useState(() => consentStorage(openLocalStore()).recall())
  const [isAsking, setAsking] = useState(consent === null)
  const [find] = useState(readEnglishProducts)
  useReporting(consent === 'granted' ? measurementId : null, analyticsEvents, find)

  function decide(choice: Consent): void {
    consentStorage(openLocalStore()).save(choice, new Date())
    if (consent === 'granted' && choice === 'denied') sendConsent('denied')
    setConsent(choice)
    setAsking(false)
  }

  return isAsking ? <ConsentBanner onDecide={decide} /> : <ConsentSettings onOpen={() => setAsking(true)} />
}

/** Sends a growing list of events, each once and in order. */
function useReporting(
  measurementId: string | null,
  analyticsEvents: readonly AnalyticsEvent[],
  find: FindEnglish,
): void {
  const reportedCount = useRef(0)
  const queue = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    if (measurementId !== null) loadTag(measurementId)
  }, [measurementId])
  useEffect(() => {
    if (measurementId === null) return
    const news = analyticsEvents.slice(reportedCount.current).filter(isNews)
    reportedCount.current = analyticsEvents.length
    for (const analyticsEvent of news) {
      queue.current = queue.current.then(async () => sendEvent(await toGaEvent(analyticsEvent, find)))
    }
  }, [measurementId, analyticsEvents, find])
}

/** A purchase is reported once in a browser, a checkout once in a tab, however often their pages are loaded. */
function isNews(analyticsEvent: AnalyticsEvent): boolean {
  if (analyticsEvent.kind === 'purchase')
    return reportOnce(openLocalStore(), 'analytics_purchases').isFirst(analyticsEvent.number)
  if (analyticsEvent.kind !== 'begin_checkout') return true
  return reportOnce(openSessionStore(), 'analytics_checkouts').isFirst(JSON.stringify(analyticsEvent.things))
}
