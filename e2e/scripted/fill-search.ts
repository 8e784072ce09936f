import { searchLimits } from '@shop/contract/staff'
import type { ShopClient } from '../pages/shop-client.ts'
import type { StaffClient } from '../pages/staff-client.ts'
import type { Pen } from './pen.ts'

/** Creates synonyms, a pin and a redirect, then updates them with other scripts. */
export async function fillSearch(client: ShopClient, staff: StaffClient, pen: Pen, product: number) {
  const term = (field: string) => [pen.write(field, searchLimits.term)]
  const synonymOf = (call: string) => ({
    english: term(`staff.synonyms.${call}.english`),
    arabic: term(`staff.synonyms.${call}.arabic`),
    franco: term(`staff.synonyms.${call}.franco`),
    is_appliance: false,
  })
  const rest = { types: [], near_types: [] }
  const made = await staff.synonyms.createSynonym({ body: { ...synonymOf('createSynonym'), ...rest } })
  const synonym = await staff.synonyms.updateSynonym({
    params: { id: String(made.id) },
    body: { ...synonymOf('updateSynonym'), ...rest, version: made.version },
  })
  const pinOf = (call: string) => ({ queries: term(`staff.pins.${call}.queries`), product, place: 1 })
  const pin = await staff.pins.createPin({ body: pinOf('createPin') })
  await staff.pins.updatePin({
    params: { id: String(pin.id) },
    body: { ...pinOf('updatePin'), version: pin.version },
  })
  const redirectOf = (call: string) => ({
    queries: term(`staff.redirects.${call}.queries`),
    path: pen.writeLink(`staff.redirects.${call}.path`, '/offers'),
  })
  const redirect = await staff.redirects.createRedirect({ body: redirectOf('createRedirect') })
  await staff.redirects.updateRedirect({
    params: { id: String(redirect.id) },
    body: { ...redirectOf('updateRedirect'), version: redirect.version },
  })
  const query = pen.write('staff.searches.previewSearch.query')
  await staff.searches.previewSearch({ body: { query, change: { kind: 'pin', id: null, ...pinOf('createPin') } } })
  await client.search.noteClick({ body: { query: pen.write('search.noteClick.query'), product_id: product } })
  return { synonym: synonym.id }
}
