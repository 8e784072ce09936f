import { openLocalStore, openSessionStore } from '@shop/session'
import { useEffect, useRef, useState } from 'react'
import { type Consent, consentStorage } from './consent.ts'
import { ConsentBanner } from './consent-banner.tsx'
import { ConsentDoor } from './consent-door.tsx'
import { type FindEnglish, readEnglishProducts } from './english-products.ts'
import { loadTag, tellConsent, tellEvent } from './gtag.ts'
import type { Happening } from './happening.ts'
import { toGaEvent } from './to-ga-event.ts'
import { toldOnce } from './told-once.ts'

type Properties = { measurementId: string; happenings: readonly Happening[] }

/** Asks whether visits may be counted, and tells what happened to who counts them; nothing before a shopper agrees (rule W-01). */
export function Analytics({ measurementId, happenings }: Properties) {
  const [consent, setConsent] = useState(() => consentStorage(openLocalStore()).recall())
  const [isAsking, setAsking] = useState(consent === null)
  const [find] = useState(readEnglishProducts)
  useTelling(consent === 'granted' ? measurementId : null, happenings, find)

  function decide(choice: Consent): void {
    consentStorage(openLocalStore()).keep(choice, new Date())
    if (consent === 'granted' && choice === 'denied') tellConsent('denied')
    setConsent(choice)
    setAsking(false)
  }

  return isAsking ? <ConsentBanner onDecide={decide} /> : <ConsentDoor onOpen={() => setAsking(true)} />
}

/** Tells a growing list, each happening once and in its order. */
function useTelling(measurementId: string | null, happenings: readonly Happening[], find: FindEnglish): void {
  const told = useRef(0)
  const queue = useRef<Promise<void>>(Promise.resolve())
  useEffect(() => {
    if (measurementId !== null) loadTag(measurementId)
  }, [measurementId])
  useEffect(() => {
    if (measurementId === null) return
    const news = happenings.slice(told.current).filter(isNews)
    told.current = happenings.length
    for (const happening of news) {
      queue.current = queue.current.then(async () => tellEvent(await toGaEvent(happening, find)))
    }
  }, [measurementId, happenings, find])
}

/** A purchase counts once in a browser, a checkout once in a tab, however often their pages are loaded. */
function isNews(happening: Happening): boolean {
  if (happening.kind === 'purchase') return toldOnce(openLocalStore(), 'analytics_purchases').isFirst(happening.number)
  if (happening.kind !== 'begin_checkout') return true
  return toldOnce(openSessionStore(), 'analytics_checkouts').isFirst(JSON.stringify(happening.things))
}
