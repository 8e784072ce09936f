import type { TextStore } from '@shop/session'

const consentName = 'analytics_consent'
/** The version of the banner's text; a new text asks again. */
const textVersion = 1

export type Consent = 'granted' | 'denied'

/** Stores whether a shopper agreed to analytics, when, and to which text. */
export function consentStorage(store: TextStore) {
  return {
    /** @returns null without a decision about the current text */
    recall: (): Consent | null => parseConsent(store.getItem(consentName)),
    save: (choice: Consent, now: Date) =>
      store.setItem(consentName, JSON.stringify({ choice, at: now.toISOString(), text: textVersion })),
  }
}

function parseConsent(text: string | null): Consent | null {
  try {
    const parsed: { choice?: unknown; text?: unknown } | null = JSON.parse(text ?? 'null')
    const isKnown = parsed?.choice === 'granted' || parsed?.choice === 'denied'
    return isKnown && parsed.text === textVersion ? (parsed.choice as Consent) : null
  } catch {
    return null
  }
}
