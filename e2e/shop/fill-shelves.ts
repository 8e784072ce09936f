import { findHandBlender, openShopClient } from '../pages/shop-client.ts'
import { demoAdmin, logInByApi, openStaffClient } from '../pages/staff-client.ts'
import { wordsOf } from '../pages/words.ts'
import { onlyOnce } from '../scripted/place-orders.ts'

/** Products that most journeys buy; they must not run out. */
const delivered = 1000

/** Prepares a demo shop for a run of the journeys: more stock, and many orders to one address within a day, which are called elsewhere. */
export async function fillShelves(address: string): Promise<void> {
  const { access } = await logInByApi(address, 'en', demoAdmin)
  const { color } = await findHandBlender(openShopClient(address, 'en'), wordsOf('en'))
  const body = { variant: color.id, reason: 'delivery', count: delivered } as const
  const staff = openStaffClient(address, 'en', access)
  await staff.stock.moveStock({ body }, onlyOnce())
  const settings = await staff.settings.getSettings({})
  await staff.settings.updateSettings({ body: { ...settings, trust_call_orders: 0, trust_call_phones: 0 } })
}
