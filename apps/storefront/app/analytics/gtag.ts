import type { Consent } from './consent.ts'
import { cleanAddress, type GaEvent } from './ga-event.ts'

declare global {
  interface Window {
    /** Google's tag reads what is put here, in order, once it is loaded. */
    dataLayer?: unknown[]
  }
}

/** Where Google's tag comes from; the server's content security policy allows it where a measurement id is set. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js'

const denied = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  wait_for_update: 500,
}

/** Loads Google's tag, after the shopper has agreed: until then nothing of it is loaded and nothing is sent. */
export function loadTag(measurementId: string): void {
  if (window.dataLayer) {
    sendConsent('granted')
    return
  }
  window.dataLayer = []
  tell('consent', 'default', denied)
  sendConsent('granted')
  tell('js', new Date())
  tell('config', measurementId, { send_page_view: false, page_location: cleanAddress(window.location) })
  const script = document.createElement('script')
  script.async = true
  script.src = `${tagAddress}?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

export function sendConsent(consent: Consent): void {
  tell('consent', 'update', { analytics_storage: consent })
}

export function sendEvent({ name, parameters }: GaEvent): void {
  tell('event', name, { ...parameters, page_location: cleanAddress(window.location) })
}

/** Google's tag knows its commands by their being `arguments`; it ignores arrays. */
function tell(..._words: unknown[]): void {
  window.dataLayer?.push(arguments)
}
