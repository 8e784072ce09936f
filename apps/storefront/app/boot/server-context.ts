import type { Language, Transport } from '@shop/contract'
import { createContext } from 'react-router'

/** Sends the API calls of a page while it is rendered; the server provides it. */
export const transportContext = createContext<Transport>()

/** The language of the request: `?lang=`, the cookie, then the browser's preference. */
export const languageContext = createContext<Language>()

/** Writes details to the server's log that shoppers need not see. */
export const logContext = createContext<(message: string) => void>(() => undefined)

/** The nonce of the page's own scripts during rendering; the server removes it again. */
export const scriptMarkContext = createContext<string>()
