import { type GovernorateCode, parseGovernorate } from '@shop/contract'
import type { TextStore } from '@shop/session'

const storageName = 'governorate'

/** The governorate that the shopper chose for deliveries; stored in the browser. */
export function chosenGovernorate(store: TextStore) {
  return {
    /** @returns null when none is chosen */
    read: (): GovernorateCode | null => parseGovernorate(store.getItem(storageName) ?? ''),
    save: (code: GovernorateCode) => store.setItem(storageName, code),
  }
}
