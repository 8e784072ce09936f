import { languages, type OrderId } from '@shop/contract'
import { beforeAll, beforeEach, describe, expect } from 'vitest'
import { type Locator, page } from 'vitest/browser'
import { checkPage } from '../../../../test/check-page.ts'
import { inTurns } from '../../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { parcelProblemsMessages } from '../../parcel-problems/parcel-problems.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { parcelMessages } from './parcel.messages.ts'

const bosta = { en: 'Bosta', ar: 'بوسطة' }

let productId: number
let carrierId: number
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(900, { plain: { price: 900, stock: 20 } })).id
  const body = {
    name: bosta,
    kind: 'bosta',
    tracking_pattern: 'https://bosta.example/{number}',
    is_active: true,
  } as const
  carrierId = (await staffApi.carriers.createCarrier({ body })).id
})
beforeEach(() => page.viewport(390, 844))

/** Waits until the carrier has answered. */
async function waitForBooking(id: OrderId, booking: 'booked' | 'failed'): Promise<void> {
  const read = async () => (await staffApi.orders.getOrder({ params: { id } })).parcel?.booking
  await expect.poll(read).toBe(booking)
}

describe.each(languages)('in %s a carrier with an API', (language) => {
  const it = inTurns(language)
  const words = wordsIn(language)
  const [t, problems, orderPage] = [words(parcelMessages), words(parcelProblemsMessages), words(orderPageMessages)]
  const panelOf = (main: Locator) => main.getByRole('region', { name: t.title, exact: true })

  it('books a parcel, which is withdrawn before it is handed over', async () => {
    const { id } = await placeOrder(productId, undefined, { region: 'Cairo' })
    let main = await openDashboard(`orders/${id}/show`, language)
    await panelOf(main).getByRole('button', { name: t.choose }).click()
    const dialog = page.getByRole('dialog')
    // It is the only carrier.
    await expect.element(dialog.getByRole('combobox', { name: t.carrier })).toHaveTextContent(bosta[language])
    await expect.element(dialog.getByText(t.carrier, { exact: true }).first()).toBeInViewport({ ratio: 0.9 })
    await expect.element(dialog.getByText(t.booksItself)).toBeVisible()
    await dialog.getByRole('button', { name: t.save }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await waitForBooking(id, 'booked')
    main = await openDashboard(`orders/${id}/show`, language)
    await expect.element(main.getByText(t.booking_booked)).toBeVisible()
    await checkPage()
    await main.getByRole('button', { name: t.withdraw }).click()
    await expect.element(main.getByText(t.noNumber)).toBeVisible()
    await expect.element(main.getByRole('button', { name: t.withdraw })).not.toBeInTheDocument()
  })

  it('keeps its parcel at the hand-over, and it is withdrawn no more', async () => {
    const { id } = await placeOrder(productId, '01012345672', { region: 'Cairo' })
    await staffApi.orders.recordCall({ params: { id }, body: { outcome: 'reached' } })
    await staffApi.parcels.saveParcel({ params: { id }, body: { carrier_id: carrierId, tracking_number: null } })
    await waitForBooking(id, 'booked')
    const { parcel } = await staffApi.orders.getOrder({ params: { id } })
    const number = parcel?.tracking_number ?? ''
    const main = await openDashboard(`orders/${id}/show`, language)
    const link = panelOf(main).getByRole('link', { name: t.page })
    await expect.element(link).toHaveAttribute('href', `https://bosta.example/${number}`)
    await expect.element(main.getByRole('button', { name: t.withdraw })).toBeVisible()
    await main.getByRole('button', { name: orderPage.step_ship }).click()
    await page.getByRole('dialog').getByRole('button', { name: orderPage.step_ship }).click()
    await expect.element(main.getByRole('button', { name: orderPage.step_deliver })).toBeVisible()
    await expect.element(panelOf(main)).toMatchTextContent(number)
    await expect.element(main.getByRole('button', { name: t.withdraw })).not.toBeInTheDocument()
  })

  it('does not answer, and its request is given up: one to check, and the order is free', async () => {
    const { id, number } = await placeOrder(productId, '01012345670', { region: 'Cairo', notes: 'broken' })
    await staffApi.parcels.saveParcel({ params: { id }, body: { carrier_id: carrierId, tracking_number: null } })
    let main = await openDashboard(`orders/${id}/show`, language)
    await expect.element(main.getByText(t.booking_requested)).toBeVisible()
    const readProblems = () => staffApi.parcelProblems.listParcelProblems({ query: { state: 'open' } })
    await expect.poll(async () => (await readProblems()).results.at(0)?.subject).toBe(number)
    main = await openDashboard('parcel-problems', language)
    const waiting = main.getByRole('listitem').filter({ hasText: number })
    for (const text of [problems.reason_not_answered, problems.goesOn])
      await expect.element(waiting).toMatchTextContent(text)
    await expect.element(waiting.getByRole('button', { name: problems.resolve })).not.toBeInTheDocument()
    await checkPage()
    await waiting.getByRole('link', { name: number }).click()
    await main.getByRole('button', { name: t.withdraw }).click()
    await expect.element(page.getByText(t.withdrawn)).toBeVisible()
    await expect.element(main.getByText(t.booking_requested)).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: t.withdraw })).not.toBeInTheDocument()
    await checkPage()
    const own = { carrier_id: carrierId, tracking_number: `OWN-${number.slice(3)}` }
    await staffApi.parcels.saveParcel({ params: { id }, body: own })
    main = await openDashboard('parcel-problems', language)
    const problem = main.getByRole('listitem').filter({ hasText: number })
    await expect.element(problem).toMatchTextContent(problems.reason_not_withdrawn)
    // Its unit is for the next order.
    await staffApi.orders.takeStep({ params: { id }, body: { step: 'cancel', from: 'processing' } })
  })

  it('refuses a parcel, which is one to check until somebody has dealt with it', async () => {
    // The carrier does not know the governorate.
    const { id, number } = await placeOrder(productId, '01012345679')
    await staffApi.parcels.saveParcel({ params: { id }, body: { carrier_id: carrierId, tracking_number: null } })
    await waitForBooking(id, 'failed')
    let main = await openDashboard(`orders/${id}/show`, language)
    await expect.element(panelOf(main)).toMatchTextContent('no delivery to EG-GZ')
    main = await openDashboard('parcel-problems', language)
    const problem = main.getByRole('listitem').filter({ hasText: number })
    await expect.element(problem).toMatchTextContent(problems.reason_booking_refused)
    await expect.element(problem).toMatchTextContent(problems.said({ state: '\u2068no delivery to EG-GZ\u2069' }))
    await checkPage()
    await problem.getByRole('button', { name: problems.resolve }).click()
    await expect.element(page.getByText(problems.resolved)).toBeVisible()
    await expect.element(problem.getByRole('button', { name: problems.resolve })).not.toBeInTheDocument()
    await problem.getByRole('link', { name: number }).click()
    await expect.element(panelOf(main)).toBeVisible()
  })
})
