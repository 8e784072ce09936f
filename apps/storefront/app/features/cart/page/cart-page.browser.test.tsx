import { type CartItem, languages } from '@shop/contract'
import { openLocalStore } from '@shop/session'
import { afterEach, expect, it } from 'vitest'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { sampleZone } from '../../../delivery/delivery-zone.fixture.ts'
import { sampleCart } from '../cart.fixture.ts'
import { openCartMessages } from '../cart.late.messages.ts'
import { CartPage } from './cart-page.tsx'

const item: CartItem = {
  id: 5,
  product: { id: 7, name: 'Kettle', price: 899, image: null, picture: null },
  quantity: 1,
  color_id: null,
  color_name: null,
  color_hex: null,
  line_total: 899,
  seen_price: null,
  stock: 9,
  available: true,
  message: null,
}

const forget = () => {
  for (const name of ['cart_cache', 'cart_id', 'cart_session_key'] as const) openLocalStore().removeItem(name)
}
afterEach(forget)

/** The cart of a governorate that takes cash, or takes none. */
async function openCart(language: (typeof languages)[number], takesCash: boolean) {
  const zone = { ...sampleZone, takes_cash: takesCash }
  forget()
  answerCalls(({ path }) =>
    path.startsWith('/api/orders/cart/current/') ? sampleCart({ items: [item], item_count: 1, zone }) : undefined,
  )
  const part = await show(<CartPage freeDeliveryOver={null} renderMonthly={() => null} />, language)
  const t = wordsOf(openCartMessages, language)
  await expect.element(part.getByRole('heading', { name: t.summary })).toBeVisible()
  return part.getByText(t.cashOnDelivery)
}

it.each(languages)('C-05: cash is promised, except where the governorate takes none: %s', async (language) => {
  await expect.element(await openCart(language, true)).toBeVisible()
  await expect.element(await openCart(language, false)).not.toBeInTheDocument()
})
