/**
 * Tag of a journey whose result does not depend on the language, such as permissions, retries and other tabs. `npm test` runs it in Arabic
 * on a phone only. Other journeys also run in English on a desktop, and they cover the pages and dialogs of tagged ones.
 */
export const once = { tag: '@once' }
