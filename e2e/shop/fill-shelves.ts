import { findColor, openShopClient } from '../pages/shop-client.ts'
import { demoAdmin, logInByApi, openStaffClient } from '../pages/staff-client.ts'
import { wordsOf } from '../pages/words.ts'

/** What nearly every journey buys must not run out before the last of them. */
const delivered = 1000

/** Brings the demo shop at an address the goods that a run of the journeys needs. */
export async function fillShelves(address: string): Promise<void> {
  const { language, handBlender } = wordsOf('en')
  const { access } = await logInByApi(address, language, demoAdmin)
  const { color } = await findColor(openShopClient(address, language), handBlender.name, handBlender.color)
  const body = { variant: color.id, reason: 'delivery', count: delivered } as const
  await openStaffClient(address, language, access).stock.moveStock({ body })
}
