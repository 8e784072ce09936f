import { asGovernorateCode, type GovernorateCode } from '@shop/contract'
import { storeText, useStoredText } from '../ui/hooks/stored-text.ts'

/** The governorate that the shopper chose for deliveries, in this tab or another one; null until one is chosen, and on the server. */
export function useChosenGovernorate(): GovernorateCode | null {
  return asGovernorateCode(useStoredText('governorate'))
}

/** Stores the choice in the browser, for all pages and the next visit. */
export function chooseGovernorate(code: GovernorateCode): void {
  storeText('governorate', code)
}
