import { beforeAll, expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { orderWorkMessages } from '../work/order-work.messages.ts'

const t = wordsIn('en')(orderWorkMessages)

beforeAll(openShop)

it('each tab lists its orders, and staff take and pack orders on the list', async () => {
  const { id: productId } = await createProduct(900)
  const toPack = [await placeOrder(productId, '01012345671'), await placeOrder(productId, '01012345672')]
  for (const { id } of toPack) await staffApi.orders.recordCall({ params: { id }, body: { outcome: 'reached' } })
  const toConfirm = await placeOrder(productId, '01012345673')
  const refused = await placeOrder(productId, '01012345674', { address: '5 Nile Street' })
  await sendOrder(refused.id)
  const back = { step: 'turn_back', from: 'in_transit', failure: 'refused' } as const
  await staffApi.orders.takeStep({ params: { id: refused.id }, body: back })

  await page.viewport(1280, 900)
  const list = await openDashboard('orders', 'en')
  const openTab = async (view: string, ...orders: { number: string }[]) => {
    await list.getByRole('tab', { name: new RegExp(`^${view}`) }).click()
    const boxes = () => list.getByRole('checkbox').elements()
    await expect
      .poll(() =>
        boxes()
          .map((box) => box.getAttribute('aria-label'))
          .sort(),
      )
      .toEqual([t.selectPage, ...orders.map(({ number }) => t.select({ number }))].sort())
  }
  await openTab(t.view_coming_back, refused)
  await openTab(t.view_to_confirm, toConfirm)
  await openTab(t.view_to_pack, ...toPack)
  for (const [action, done] of [
    [t.take, t.done_take],
    [t.pack, t.done_pack],
  ] as const) {
    await list.getByRole('checkbox', { name: t.selectPage }).click()
    await list.getByRole('button', { name: action, exact: true }).click()
    await expect.element(page.getByText(done({ count: 2 }))).toBeVisible()
  }
  await openTab(t.view_to_hand_over, ...toPack)
  for (const { id } of toPack) {
    const saved = await staffApi.orders.getOrder({ params: { id } })
    expect(saved).toMatchObject({ packed_at: expect.any(String), packer: { name: 'Nour' } })
  }
})
