import { asGovernorateCode } from '@shop/contract'
import { readFields, type TextStore } from '@shop/session'
import { type AddressDraft, addressFieldNames } from '../../../delivery/address/address-names.ts'

const storageName = 'last_address'

/** Stores the address of a guest's last order on the device. */
export function lastAddress(store: TextStore) {
  return {
    save: (draft: Partial<AddressDraft>) => store.setItem(storageName, JSON.stringify(pickAddress(draft))),
    recall: (): AddressDraft | null => parseAddress(store.getItem(storageName)),
    forget: () => store.removeItem(storageName),
  }
}

function pickAddress(given: Partial<Record<string, unknown>>): AddressDraft {
  const texts = addressFieldNames.map((name) => [name, typeof given[name] === 'string' ? given[name] : ''])
  return Object.fromEntries(texts) as AddressDraft
}

/** A stored text of another format counts as none. */
function parseAddress(text: string | null): AddressDraft | null {
  const address = pickAddress(readFields(text))
  return asGovernorateCode(address.region) && address.city && address.address ? address : null
}
