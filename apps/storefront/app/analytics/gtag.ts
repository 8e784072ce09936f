import type { Consent } from './consent.ts'
import { cleanAddress, type GaEvent } from './ga-event.ts'

declare global {
  interface Window {
    /** Google's tag reads these commands, in order, once it is loaded. */
    dataLayer?: unknown[]
  }
}

/** The address of Google's tag. The content security policy allows it if a measurement id is set. */
const tagAddress = 'https://www.googletagmanager.com/gtag/js'

const denied = {
  ad_storage: 'denied',
  analytics_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  wait_for_update: 500,
}

/** Loads Google's tag. It is called after consent only: before, nothing is loaded and nothing is sent. */
export function loadTag(measurementId: string): void {
  if (window.dataLayer) {
    sendConsent('granted')
    return
  }
  window.dataLayer = []
  sendCommand('consent', 'default', denied)
  sendConsent('granted')
  sendCommand('js', new Date())
  sendCommand('config', measurementId, { send_page_view: false, page_location: cleanAddress(window.location) })
  const script = document.createElement('script')
  script.async = true
  script.src = `${tagAddress}?id=${encodeURIComponent(measurementId)}`
  document.head.append(script)
}

export function sendConsent(consent: Consent): void {
  sendCommand('consent', 'update', { analytics_storage: consent })
}

export function sendEvent({ name, parameters }: GaEvent): void {
  sendCommand('event', name, { ...parameters, page_location: cleanAddress(window.location) })
}

/** Google's tag accepts a command as `arguments` only; it ignores arrays. */
function sendCommand(..._command: unknown[]): void {
  window.dataLayer?.push(arguments)
}
