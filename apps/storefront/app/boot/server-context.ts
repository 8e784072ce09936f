import type { Language, Transport } from '@shop/contract'
import { createContext } from 'react-router'

/** Sends the API calls of a page while it is rendered; the server provides it. */
export const transportContext = createContext<Transport>()

/** The language of the request: `?lang=`, else the remembered one, else what the browser prefers. */
export const languageContext = createContext<Language>()

/** Writes to the server's log what a shopper need not see. */
export const logContext = createContext<(message: string) => void>(() => undefined)

/** What marks the page's own scripts while it is rendered, so that no other is allowed to run; the server takes it off again. */
export const scriptMarkContext = createContext<string>()
