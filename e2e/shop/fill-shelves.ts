import { findHandBlender, openShopClient } from '../pages/shop-client.ts'
import { demoAdmin, logInByApi, openStaffClient } from '../pages/staff-client.ts'
import { wordsOf } from '../pages/words.ts'

/** Products that most journeys buy; they must not run out. */
const delivered = 1000

/** Adds the stock that a run of the journeys needs to a demo shop. */
export async function fillShelves(address: string): Promise<void> {
  const { access } = await logInByApi(address, 'en', demoAdmin)
  const { color } = await findHandBlender(openShopClient(address, 'en'), wordsOf('en'))
  const body = { variant: color.id, reason: 'delivery', count: delivered } as const
  await openStaffClient(address, 'en', access).stock.moveStock({ body })
}
