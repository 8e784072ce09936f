import type { Carrier, ParcelChoice, StaffParcel } from '@shop/contract/staff'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'

/** The carriers that take new parcels, by name; undefined before they are known. */
function useActiveCarriers(): readonly Carrier[] | undefined {
  const { data } = useQuery({
    queryKey: ['carriers', 'active'],
    queryFn: ({ signal }) =>
      staffApi.carriers.listCarriers({ query: { is_active: 'true', page_size: '100' } }, { signal }),
  })
  return data?.results
}

/** A carrier to be chosen, with the number of one parcel. */
export type ParcelForm = {
  carriers: readonly Pick<Carrier, 'id' | 'name' | 'kind'>[]
  /** Whether there is none to choose. */
  hasNone: boolean
  carrierId: number | null
  chooseCarrier: (id: number | null) => void
  number: string
  setNumber: (number: string) => void
  /** Undefined without a carrier. */
  choice: ParcelChoice | undefined
}

/** Starts with the parcel as it is; without one and with a single carrier, with that. */
export function useParcelForm(parcel: StaffParcel | null): ParcelForm {
  const known = useActiveCarriers()
  const active = known ?? []
  const [chosen, setChosen] = useState<number | null | undefined>(parcel?.carrier_id)
  const [number, setNumber] = useState(parcel?.tracking_number ?? '')
  const only = active.length === 1 ? active[0] : undefined
  const carrierId = chosen === undefined ? (only?.id ?? null) : chosen
  // A carrier that was turned off keeps the parcels that it has.
  const own = parcel && !active.some(({ id }) => id === parcel.carrier_id) ? [presentOwn(parcel)] : []
  const typed = number.trim()
  const carriers = [...own, ...active]
  return {
    carriers,
    hasNone: known !== undefined && carriers.length === 0,
    carrierId,
    chooseCarrier: setChosen,
    number,
    setNumber,
    choice: carrierId === null ? undefined : { carrier_id: carrierId, tracking_number: typed === '' ? null : typed },
  }
}

function presentOwn({ carrier_id: id, carrier: name, kind }: StaffParcel) {
  return { id, name, kind }
}
