import { routes } from 'virtual:late-routes'
import { createClient, type SavedAddress } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { useEffect, useState } from 'react'
import { sendAsShopper } from '../../../api.ts'
import type { AddressDraft } from '../../../delivery/address/address-names.ts'
import { lastAddress } from './last-address.ts'

const { addresses: addressesApi } = createClient(routes, sendAsShopper)

export type KnownAddress = AddressDraft & Partial<Pick<SavedAddress, 'id'>>

const none: readonly KnownAddress[] = []

/**
 * The addresses that an order may go to again: the book of a signed-in shopper, or the last one of this device for a guest. They are read
 * once: a later answer must not fill the form again.
 *
 * @returns `forget` deletes the one of a guest from the device; null for others
 */
export function useKnownAddresses(isSignedIn: boolean): {
  addresses: readonly KnownAddress[]
  forget: (() => void) | null
} {
  const [book, setBook] = useState<readonly KnownAddress[]>(none)
  const [storage] = useState(() => lastAddress(openLocalStore()))
  const [last, setLast] = useState<AddressDraft | null>(null)
  // The server renders the page without them.
  useEffect(() => setLast(storage.recall()), [storage])
  useEffect(() => {
    if (!isSignedIn) return
    const asking = new AbortController()
    addressesApi.listAddresses({}, { signal: asking.signal }).then(setBook, () => undefined)
    return () => asking.abort()
  }, [isSignedIn])
  if (isSignedIn) return { addresses: book, forget: null }
  if (!last) return { addresses: none, forget: null }
  return {
    addresses: [last],
    forget: () => {
      storage.forget()
      setLast(null)
    },
  }
}
