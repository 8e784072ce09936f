import { formatDays, formatMoney } from '@shop/i18n'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { answerCalls } from '../../../test/answering-shop.ts'
import { checkPart } from '../../../test/check-part.ts'
import { address, show, windows, wordsOf } from '../../../test/show.tsx'
import { DeliverTo } from '../../delivery/deliver-to.tsx'
import { deliveryMessages } from '../../delivery/delivery.late.messages.ts'
import { sampleZone } from '../../delivery/delivery-zone.fixture.ts'
import type { Elements } from '../../ui/elements.ts'
import { uiMessages } from '../../ui/ui.messages.ts'
import { cartWithKettles, sampleCart } from './cart.fixture.ts'
import { openCartMessages } from './cart.late.messages.ts'
import { cartMessages } from './cart.messages.ts'
import { CartLink } from './cart-link.tsx'

const t = wordsOf(openCartMessages, 'en')
const ui = wordsOf(uiMessages, 'en')
const egp = (amount: number) => formatMoney(amount, 'en')

beforeEach(() => page.viewport(...windows.phone))

const answerCart = (answer: () => object | undefined) =>
  answerCalls(({ path }) => (path.startsWith('/api/orders/cart') ? answer() : undefined))

/** Shows the link of the header, which opens the cart over the page. */
async function showLink(beside: Elements = null) {
  const part = await show(
    <>
      {beside}
      <CartLink freeDeliveryOver={500} />
    </>,
  )
  const dialog = page.getByRole('dialog', { name: t.title, exact: false })
  const line = dialog.getByRole('list', { name: t.lines }).getByRole('listitem')
  return {
    part,
    link: part.getByRole('link', { name: wordsOf(cartMessages, 'en').cart, exact: false }).first(),
    dialog,
    line,
    amounts: () => [...dialog.element().querySelectorAll('dl dd')].map(({ textContent }) => textContent),
    empty: dialog.getByRole('heading', { name: t.empty }),
    close: dialog.getByRole('button', { name: ui.close }),
  }
}

it('C-02, C-03, C-04: shows lines and amounts, changes them, and undoes a removal', async () => {
  const answers = [cartWithKettles(1), cartWithKettles(2), sampleCart(), cartWithKettles(2)]
  answerCart(() => answers.shift())
  const { link, dialog, line, amounts, empty } = await showLink()
  await link.click()
  await expect.element(line).toMatchTextContent('Kettle')
  expect(amounts()).toEqual([egp(899), ui.free, egp(899)])
  await expect.element(dialog.getByRole('progressbar', { name: t.freeDeliveryProgress })).toBeVisible()
  expect(address.now).toBe('/')
  await checkPart()

  await line.getByRole('button', { name: ui.more }).click()
  await expect.element(line.getByRole('status')).toHaveTextContent('2')
  await expect.poll(amounts).toEqual([egp(1798), ui.free, egp(1798)])
  await line.getByRole('button', { name: t.removeLine({ name: 'Kettle' }) }).click()
  await expect.element(empty).toBeVisible()
  await expect.element(dialog.getByRole('heading', { name: t.title })).toHaveFocus()
  await checkPart()
  await dialog.getByRole('button', { name: t.undo }).click()
  await expect.element(line.getByRole('status')).toHaveTextContent('2')

  // A phone in landscape has room for the lines, too.
  await page.viewport(740, 360)
  await expect.element(line.getByRole('button', { name: ui.fewer })).toBeInViewport({ ratio: 1 })
  await dialog.getByRole('link', { name: t.checkout, exact: true }).click()
  await expect.poll(() => address.now).toBe('/checkout')
})

it('C-04: Escape and the Close button close it, and an empty cart links to the shop', async () => {
  answerCart(sampleCart)
  const { link, dialog, empty, close } = await showLink()
  await expect.element(link).toBeVisible()
  ;(link.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(empty).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(link).toHaveFocus()
  await link.click()
  await close.click()
  await expect.element(dialog).not.toBeInTheDocument()
  await link.click()
  await dialog.getByRole('link', { name: t.continueShopping }).click()
  await expect.poll(() => address.now).toBe('/products')
})

it('C-01, C-04: opening it reads the cart again, and shows that it is loading', async () => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<object>()
  answerCart(() => answered)
  const { link, dialog, empty } = await showLink()
  await link.click()
  await expect.element(dialog.getByText(t.loading)).toBeInTheDocument()
  await expect.element(empty).not.toBeInTheDocument()
  answer(sampleCart())
  await expect.element(empty).toBeVisible()
})

it('a governorate that is chosen in it or beside a price is shown by both', async () => {
  const delivery = wordsOf(deliveryMessages, 'en')
  const days = { 'EG-ASN': '2026-12-01', 'EG-C': '2026-11-27' }
  const regionOf = (path: string) => new URL(path, location.href).searchParams.get('region') as keyof typeof days | null
  answerCalls(({ path }) => {
    const governorate = regionOf(path)
    if (!governorate) return cartWithKettles(1)
    const promise = { from: days[governorate], to: days[governorate] }
    return cartWithKettles(1, { zone: { ...sampleZone, governorate, promise } })
  })
  const { part, link, dialog, close } = await showLink(<DeliverTo look="box" />)
  const arrival = (day: string) =>
    dialog.getByText(delivery.arrives({ days: formatDays({ from: day, to: day }, 'en') }))
  const choice = dialog.getByRole('combobox', { name: delivery.deliverTo })
  const button = (governorate: string) => part.getByRole('button', { name: delivery.deliveryTo({ governorate }) })
  await link.click()
  await choice.selectOptions('Aswan')
  await expect.element(arrival(days['EG-ASN'])).toBeVisible()
  await checkPart()
  await close.click()
  await button('Aswan').click()
  const question = page.getByRole('dialog', { name: delivery.where })
  await question.getByRole('combobox', { name: delivery.governorate }).selectOptions('Cairo')
  await userEvent.keyboard('{Escape}')
  await expect.element(button('Cairo')).toBeVisible()
  await link.click()
  await expect.element(choice).toHaveValue('EG-C')
  await expect.element(arrival(days['EG-C'])).toBeVisible()
})
