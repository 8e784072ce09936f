import { governorates } from '@shop/contract'
import { formatMoney } from '@shop/i18n'
import { beforeEach, describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { answerCalls } from '../../../../test/answering-shop.ts'
import { show, wordsOf } from '../../../../test/show.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { CheckoutCart } from './checkout-cart.ts'
import { CheckoutPage } from './checkout-page.tsx'

const t = wordsOf(ordersMessages, 'en')

const kettle: CheckoutCart['items'][number] = {
  id: 1,
  productId: 7,
  name: 'Kettle',
  colorName: null,
  colorHex: null,
  quantity: 1,
  lineTotal: 899,
  picture: null,
  isAvailable: true,
}
const empty: CheckoutCart = {
  status: 'idle',
  failure: null,
  sessionKey: '5f0c2a3e-8a39-4f0e-9a55-0c3f6f1f9a11',
  items: [],
  itemCount: 0,
  subtotal: 0,
  deliveryFee: 0,
  total: 0,
  isDeliveryFinal: true,
  zone: null,
}
const filled: CheckoutCart = { ...empty, items: [kettle], itemCount: 1, subtotal: 899, total: 899 }

const recipient = {
  first_name: 'Mona',
  last_name: 'Salem',
  phone: '01012345678',
  city: 'El Tor',
  address: '12 Sea Street',
}

let placed: string[]
/** How often the page asked for its cart again. */
let rereads: number
beforeEach(() => {
  placed = []
  rereads = 0
  answerCalls(({ path }) =>
    path.startsWith('/api/orders/checkout/')
      ? Response.json(
          { order: { id: 'a1', number: '1001' }, access_token: 'of-a-guest', payment: null },
          { status: 201 },
        )
      : [],
  )
})

async function openPage(cart: CheckoutCart) {
  const main = await show(
    <CheckoutPage
      cart={cart}
      isCartKnown
      refreshCart={async () => {
        rereads += 1
      }}
      onGovernorate={() => undefined}
      methods={[]}
      shopper={null}
      onPlaced={async ({ id }) => void placed.push(id)}
    />,
  )
  await expect.element(main.getByRole('heading', { level: 1 })).toBeVisible()
  const field = (name: string) => main.getByName(name)
  return {
    main,
    field,
    place: main.getByRole('button', { name: t.place({ total: formatMoney(cart.total, 'en') }) }),
    fill: async () => {
      await userEvent.selectOptions(field('region'), governorates['EG-SIN'].en)
      for (const [name, text] of Object.entries(recipient)) await userEvent.fill(field(name), text)
    },
  }
}

describe('O-01: the fields of a checkout', () => {
  const needed = {
    first_name: t.needFirstName,
    last_name: t.needLastName,
    phone: t.needPhone,
    region: t.needRegion,
    city: t.needCity,
    address: t.needAddress,
  }

  it('each show their error, until they are corrected', async () => {
    const { field, place, fill } = await openPage(filled)
    await place.click()
    for (const [name, text] of Object.entries(needed)) {
      await expect.element(field(name)).toHaveAttribute('aria-invalid', 'true')
      await expect.element(field(name)).toHaveAccessibleDescription(expect.stringContaining(text))
    }
    await expect.element(field('first_name')).toHaveFocus()

    await userEvent.fill(field('phone'), '12345')
    await userEvent.fill(field('address'), '12')
    await userEvent.fill(field('city'), 'D')
    await place.click()
    const short = expect.stringContaining('must have at least')
    await expect.element(field('phone')).toHaveAccessibleDescription(expect.stringContaining(t.badPhone))
    await expect.element(field('address')).toHaveAccessibleDescription(short)
    await expect.element(field('city')).toHaveAccessibleDescription(short)

    await fill()
    for (const name of Object.keys(needed))
      await expect.element(field(name)).not.toHaveAttribute('aria-invalid', 'true')
    await place.click()
    await expect.poll(() => placed).toEqual(['a1'])
  })

  it('show a wrong text when they are left, a missing one only when the form is sent', async () => {
    const { field, place } = await openPage(filled)
    const [firstName, phone] = [field('first_name'), field('phone')]
    await firstName.click()
    await phone.fill('0101')
    await userEvent.keyboard('{Tab}')
    await expect.element(phone).toHaveAccessibleDescription(expect.stringContaining(t.badPhone))
    await expect.element(firstName).not.toHaveAttribute('aria-invalid', 'true')
    await phone.fill('01012345678')
    await userEvent.keyboard('{Tab}')
    await expect.element(phone).not.toHaveAttribute('aria-invalid', 'true')
    // The press that leaves a wrong field still reaches the button.
    await phone.fill('0101')
    await place.click()
    await expect.element(firstName).toHaveFocus()
    await expect.element(firstName).toHaveAccessibleDescription(expect.stringContaining(t.needFirstName))
    await expect.element(phone).toHaveAccessibleDescription(expect.stringContaining(t.badPhone))
  })
})

it('groups of a phone in Arabic digits keep their order', async () => {
  const { field } = await openPage(filled)
  await expect.element(field('phone')).toHaveStyle({ direction: 'ltr', unicodeBidi: 'bidi-override' })
})

describe('O-02: a cart that cannot be ordered', () => {
  it('is told: empty', async () => {
    const { main } = await openPage(empty)
    await expect.element(main.getByText(t.cartEmpty)).toBeVisible()
  })

  it.each([
    ['gone', 404, t.cartMissing],
    ['not read', 500, t.cartUnexpected],
  ])('is told, and read again by a press: %s', async (_, status, text) => {
    const { main } = await openPage({ ...empty, status: 'error', failure: { status } })
    await expect.element(main.getByText(text)).toBeVisible()
    await main.getByRole('button', { name: t.retry }).click()
    expect(rereads).toBe(1)
  })

  it('is told at the press: a line without a product', async () => {
    const { main, fill, place } = await openPage({ ...filled, items: [{ ...kettle, productId: null }] })
    await fill()
    await place.click()
    await expect.element(main.getByRole('alert')).toMatchTextContent(t.cartInvalid)
    expect(placed).toEqual([])
  })
})
