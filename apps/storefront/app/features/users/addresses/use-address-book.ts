import { routes } from 'virtual:late-routes'
import { createClient, type SavedAddress } from '@shop/contract'
import { useQuery } from '@tanstack/react-query'
import { sendAsShopper } from '../../../api.ts'
import type { AddressDraft } from '../../../delivery/address/address-names.ts'
import { useShopQueries } from '../../../queries/shop-queries.ts'

const { addresses: addressesApi } = createClient(routes, sendAsShopper)

/** The addresses of the signed-in shopper. */
export type AddressBookState = {
  /** Null while it loads. */
  list: readonly SavedAddress[] | null
  isFailed: boolean
  reload: () => void
  /** Saves a new address, or replaces one. @throws ApiError and ConnectionError as the call does */
  save: (draft: AddressDraft, id: number | null) => Promise<void>
  /** @throws ApiError and ConnectionError as the call does */
  remove: (id: number) => Promise<void>
}

export function useAddressBook(userId: number): AddressBookState {
  const client = useShopQueries()
  const { data, isError, refetch } = useQuery(
    { queryKey: ['address-book', userId], queryFn: ({ signal }) => addressesApi.listAddresses({}, { signal }) },
    client,
  )
  return {
    list: data ?? null,
    isFailed: isError,
    reload: () => void refetch(),
    async save(body, id) {
      await (id === null
        ? addressesApi.saveAddress({ body })
        : addressesApi.changeAddress({ params: { id: String(id) }, body }))
      await refetch()
    },
    async remove(id) {
      await addressesApi.deleteAddress({ params: { id: String(id) } })
      await refetch()
    },
  }
}
