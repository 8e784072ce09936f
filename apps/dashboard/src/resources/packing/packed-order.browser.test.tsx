import type { OrderId } from '@shop/contract'
import { beforeAll, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { openDashboard, openShop, signIn, signInWith } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { serialsMessages } from '../shared/serials.messages.ts'
import { packingMessages } from './packing.messages.ts'

const words = wordsIn('en')
const t = words(packingMessages)
const kettle = 'NW-7'
const oven = 'NW-OVEN'

/** Products of the shop that the tests share, of which the oven has serial numbers. */
let kettleId: number
let ovenId: number
beforeAll(async () => {
  await openShop()
  const { id, category } = await createProduct(900)
  kettleId = id
  ovenId = (await createProduct(900, { sku: oven, category, has_serial_numbers: true })).id
})

/** A confirmed order of two units. */
async function placeConfirmed(productId: number) {
  const { id, number } = await placeOrder(productId, undefined, { quantity: 2 })
  await staffApi.orders.recordCall({ params: { id }, body: { outcome: 'reached' } })
  const parcel = page.getByRole('article', { name: number })
  const scanField = parcel.getByRole('textbox', { name: productId === ovenId ? t.scanSerials : t.scan })
  return {
    id,
    parcel,
    pack: parcel.getByRole('button', { name: t.packed }),
    isPacked: page.getByText(t.packedNotice({ number })),
    async scan(...codes: string[]) {
      for (const code of codes) {
        await scanField.fill(code)
        await userEvent.keyboard('{Enter}')
      }
    },
  }
}

const readOrder = (id: OrderId) => staffApi.orders.getOrder({ params: { id } })
const startNext = async () => {
  const main = await openDashboard('packing', 'en')
  await main.getByRole('button', { name: t.next }).click()
}

it('a packer takes the next order, scans each unit, also after a reload, and marks it as packed', async () => {
  const { id, parcel, pack, isPacked, scan } = await placeConfirmed(kettleId)
  await signInWith('orders.fulfil')
  await startNext()
  await scan('NW-NONE')
  await expect.element(parcel.getByText(t.notInOrder({ sku: 'NW-NONE' }))).toBeVisible()
  await scan(kettle)
  await expect.element(parcel.getByText(t.counted({ sku: kettle, done: '1', count: '2' }))).toBeVisible()
  await expect.element(pack).toBeDisabled()
  // A phone reloads a page that it has put to sleep.
  await openDashboard(location.href.split('/dashboard/')[1] ?? '', 'en')
  await scan(kettle)
  await pack.click()
  await expect.element(isPacked).toBeVisible()
  expect(await readOrder(id)).toMatchObject({ packed_at: expect.any(String), packer: { name: 'Omar' } })
})

it('a packer scans the serial number of each unit', async () => {
  await signIn('admin')
  const { id, parcel, pack, isPacked, scan } = await placeConfirmed(ovenId)
  await signInWith('orders.fulfil')
  await startNext()
  await scan(oven, 'sn-1a', 'SN-1A')
  await expect.element(parcel.getByText(t.repeated({ serial: 'SN-1A' }))).toBeVisible()
  await expect.element(pack).toBeDisabled()
  await checkPage()
  await scan('SN-2B')
  await pack.click()
  await expect.element(isPacked).toBeVisible()
  // The page asks for the next order before it can be left.
  await expect.element(parcel).not.toBeInTheDocument()

  await signIn('admin')
  const main = await openDashboard(`orders/${id}/show`, 'en')
  await expect.element(main.getByText(`${words(serialsMessages).serial}: SN-1A`)).toBeVisible()
  const { results } = await staffApi.orders.listOrders({ query: { q: 'SN-2B' } })
  expect(results.map((found) => found.id)).toEqual([id])
})

it('a packer is told that the order has changed, and packs what it is now', async () => {
  await signIn('admin')
  const { id, pack, isPacked, scan } = await placeConfirmed(ovenId)
  await staffApi.orderWork.workOnOrders({ body: { action: 'take', orders: [id] } })
  await openDashboard(`packing?order=${id}`, 'en')
  await scan(oven, 'SN-3C', 'SN-4D')
  await expect.element(pack).toBeEnabled()
  const { version, delivery, lines } = await readOrder(id)
  const less = lines.map(({ variant_id }) => ({ variant_id, quantity: 1 }))
  await staffApi.orderChanges.changeOrder({
    params: { id },
    body: { version, lines: less, delivery, reason: 'One is enough' },
  })
  await pack.click()
  await expect.element(page.getByText(/^Somebody else changed this/)).toBeVisible()
  await expect.element(pack).toBeDisabled()
  await scan(oven, 'SN-3C')
  await pack.click()
  await expect.element(isPacked).toBeVisible()
})

it('who may not hand an order over before its units are scanned gets to them', async () => {
  await signIn('admin')
  const { id, parcel } = await placeConfirmed(ovenId)
  const main = await openDashboard(`orders/${id}/show`, 'en')
  await main.getByRole('button', { name: 'Hand over to the courier' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Hand over to the courier' }).click()
  await expect.element(dialog.getByText(/^Serial numbers are missing/)).toBeVisible()
  await dialog.getByRole('link', { name: 'Pack it now' }).click()
  await expect.element(parcel).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
})
