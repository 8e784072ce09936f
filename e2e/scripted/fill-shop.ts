import { openShopClient } from '../pages/shop-client.ts'
import { demoAdmin, logInByApi, openStaffClient } from '../pages/staff-client.ts'
import { fillCatalog } from './fill-catalog.ts'
import { fillContent } from './fill-content.ts'
import { fillOrders } from './fill-orders.ts'
import { fillPeople } from './fill-people.ts'
import { fillSales } from './fill-sales.ts'
import { fillSearch } from './fill-search.ts'
import { takePen, type Writing } from './pen.ts'

/** Writes scripts, or long words, into every text of a shop through the API, as staff and shoppers could. */
export async function fillShop(origin: string, writing: Writing) {
  const pen = takePen(writing)
  const client = openShopClient(origin, 'en')
  const { access } = await logInByApi(origin, 'en', demoAdmin)
  const staff = openStaffClient(origin, 'en', access)
  const goods = await fillCatalog(staff, pen)
  const sales = await fillSales(staff, pen, goods.product)
  return {
    origin,
    pen,
    ...goods,
    ...sales,
    ...(await fillSearch(client, staff, pen, goods.product)),
    ...(await fillContent(staff, pen)),
    ...(await fillOrders(client, staff, pen, goods)),
    ...(await fillPeople(origin, client, staff, pen)),
  }
}
export type ScriptedShop = Awaited<ReturnType<typeof fillShop>>
