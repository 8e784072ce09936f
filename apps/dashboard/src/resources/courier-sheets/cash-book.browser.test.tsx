import { languages } from '@shop/contract'
import { formatExactMoney } from '@shop/i18n'
import { beforeEach, describe, expect, it } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { checkAccessibility, checkPage } from '../../../test/check-page.ts'
import { inTurns } from '../../../test/in-turns.ts'
import { openDashboard, openShop, signInWith } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { courierSheetsMessages } from './courier-sheets.messages.ts'

const words = {
  en: {
    none: 'No sheet has named cash yet.',
    unknown: 'No order has this number',
    record: 'Record the cash as missing',
    row: (amount: number) => new RegExp(`${amount} in 1 row`),
    help: /^No order waits for this cash/,
    clear: 'Mark as cleared',
    why: /^What became of it/,
    cleared: /500.? cleared/,
    carrier: 'Swift',
    out: 'Cash that couriers have',
    settled: 'Applied sheets',
    sums: ['Orders', 'Expected', 'Received', 'Written off', 'Missing'],
    lessCame: /^If less came than an order owes/,
    apply: 'Apply the right rows',
    differs: 'The amount is not the total of the order',
  },
  ar: {
    none: 'لا توجد كشوف بها مبالغ بعد.',
    unknown: 'لا يوجد طلب بهذا الرقم',
    record: 'تسجيل المبلغ ضمن الناقص',
    row: (amount: number) => new RegExp(`${amount}.* في سطر واحد`),
    help: /^لا يوجد طلب ينتظر هذا المبلغ/,
    clear: 'تسجيل التسوية',
    why: /^ماذا حدث للمبلغ/,
    cleared: /تمت تسوية .*500/,
    carrier: 'سويفت',
    out: 'مبالغ لدى شركات الشحن',
    settled: 'كشوف معتمدة',
    sums: ['الطلبات', 'المنتظر', 'المستلَم', 'المشطوب', 'الناقص'],
    lessCame: /^إذا وصل أقل من المستحق/,
    apply: 'اعتماد الأسطر السليمة',
    differs: 'المبلغ لا يساوي إجمالي الطلب',
  },
}

beforeEach(openShop)

const upload = async (...rows: string[]) => {
  const csv = new File([['order,status,amount', ...rows].join('\n')], 'sheet.csv', { type: 'text/csv' })
  await userEvent.upload(page.elementLocator(document.querySelector('input[type=file]') ?? document.body), csv)
}

/** Two parcels of 600 pounds that a carrier has delivered. */
async function deliverTwo() {
  const { id: productId } = await createProduct(600)
  const body = { name: { en: words.en.carrier, ar: words.ar.carrier }, tracking_pattern: '', is_active: true }
  const carrier = await staffApi.carriers.createCarrier({ body: { kind: 'csv', ...body } })
  const orders = []
  for (const phone of ['01012345678', '01112345678']) {
    const { id, number } = await placeOrder(productId, phone)
    await sendOrder(id, carrier.id)
    await staffApi.orders.takeStep({ params: { id }, body: { step: 'deliver', from: 'in_transit' } })
    orders.push({ id, number })
  }
  return orders
}

describe.each(languages)('in %s', (language) => {
  const it = inTurns(language)
  const t = words[language]
  const readSums = (from: Locator) => {
    const settled = from.getByRole('region', { name: t.settled }).getByRole('row').elements()
    const [heads = [], sums = []] = settled.map((row) => [...row.children].map((cell) => cell.textContent))
    return t.sums.map((name) => sums[heads.indexOf(name)]?.replace(/\D/g, ''))
  }

  it('a sheet of unknown orders is recorded, and the cash book names its money', async () => {
    const main = await openDashboard('courier-sheets', language)
    await expect.element(main.getByText(t.none)).toBeVisible()
    await upload('NW-999999,delivered,600')
    await expect.element(main.getByText(t.unknown)).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: t.record }))
    await expect.element(main.getByText(t.row(600))).toBeVisible()
    await expect.element(main.getByText(t.help)).toBeVisible()
    await expect.element(main.getByText(t.none)).not.toBeInTheDocument()
    await checkPage()
  })

  it('the cash book says what couriers owe, what came of a sheet, and what is missing of it', async () => {
    const [paid, short] = await deliverTwo()
    await page.viewport(1280, 900)
    const main = await openDashboard('courier-sheets', language)
    const owed = main.getByRole('region', { name: t.out }).getByRole('row').last()
    await expect.element(owed).toMatchTextContent(new RegExp(`${t.carrier}2.*1,200`))
    await upload(`${paid?.number},delivered,600`, `${short?.number},delivered,500`)
    await expect.element(main.getByText(t.differs)).toBeVisible()
    await expect.element(main.getByText(t.lessCame)).toBeVisible()
    await userEvent.click(main.getByRole('button', { name: t.apply }))
    await expect.element(owed).toMatchTextContent(new RegExp(`${t.carrier}1.*600`))
    expect(readSums(main)).toEqual(['2', '1200', '600', '0', '600'])
    await checkPage()
    await staffApi.orders.receiveCash({ params: { id: short?.id ?? '' }, body: { amount: 500, reason: 'Lost' } })
    const again = await openDashboard('courier-sheets', language)
    await expect.poll(() => readSums(again)).toEqual(['2', '1200', '1100', '100', '0'])
  })

  it('cash that a sheet names for a parcel that turned back is missing no more, and named', async () => {
    const { id: productId } = await createProduct(600)
    const { id, number } = await placeOrder(productId)
    await sendOrder(id)
    const main = await openDashboard('courier-sheets', language)
    await expect.element(main.getByText(t.none)).toBeVisible()
    await upload(`${number},delivered,500`)
    await userEvent.click(main.getByRole('button', { name: t.record }))
    await expect.poll(() => readSums(main)).toEqual(['1', '600', '0', '0', '600'])
    const body = { step: 'turn_back', from: 'in_transit', failure: 'refused' } as const
    await staffApi.orders.takeStep({ params: { id }, body })
    const again = await openDashboard('courier-sheets', language)
    await expect.element(again.getByText(t.row(500))).toBeVisible()
    expect(readSums(again)).toEqual(['0', '0', '0', '0', '0'])
    await checkPage()
  })

  it('cash of no order is cleared on a phone, with a reason, and stays with its sheet', async () => {
    const csv = 'order,status,amount\nNW-999999,delivered,500'
    await staffApi.courierSheets.readCourierSheet({ body: { csv, is_applied: true } })
    await page.viewport(360, 740)
    const main = await openDashboard('courier-sheets', language)
    await main.getByRole('button', { name: new RegExp(`^${t.clear}: .*500`) }).click()
    const dialog = page.getByRole('dialog')
    const submit = dialog.getByRole('button', { name: t.clear })
    await expect.element(submit).toBeDisabled()
    await dialog.getByLabelText(t.why).fill('The courier has it back')
    await checkAccessibility()
    await submit.click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(main.getByText(t.cleared)).toBeVisible()
    await expect.element(main.getByText('The courier has it back')).toBeVisible()
    for (const text of [t.row(500), t.help]) await expect.element(main.getByText(text)).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: t.clear })).not.toBeInTheDocument()
    await checkPage()
  })
})

it('who may not refund sees the cash of no order, and does not clear it', async () => {
  const csv = 'order,status,amount\nNW-999999,delivered,500'
  await staffApi.courierSheets.readCourierSheet({ body: { csv, is_applied: true } })
  await signInWith('orders.cash')
  const main = await openDashboard('courier-sheets', 'en')
  await expect.element(main.getByText(words.en.row(500))).toBeVisible()
  await expect.element(main.getByRole('button', { name: words.en.clear })).not.toBeInTheDocument()
})

it('right rows of a sheet are booked once, and the others are named', async () => {
  const t = wordsIn('en')(courierSheetsMessages)
  const { id: productId } = await createProduct(600)
  const [paid, wrong] = [await placeOrder(productId), await placeOrder(productId, '01112345678')]
  for (const { id } of [paid, wrong]) await sendOrder(id)
  const rows = [`${paid.number},delivered,600`, `${paid.number},delivered,`, `${wrong.number},delivered,1`]
  const readOrders = async () => {
    const orders = []
    for (const { id } of [paid, wrong]) {
      const { status, payment_status } = await staffApi.orders.getOrder({ params: { id } })
      orders.push([status, payment_status])
    }
    return orders
  }
  const main = await openDashboard('courier-sheets', 'en')
  await expect.element(main.getByText(t.noSettlements)).toBeVisible()
  await upload(...rows)
  for (const text of [t.action_deliver_and_receive, t.problem_order_twice, t.problem_amount_differs])
    await expect.element(main.getByText(text)).toBeVisible()
  // The row with a wrong amount is not part of the sum.
  await expect.element(main.getByText(t.toBook({ amount: formatExactMoney(600, 'en') }))).toBeVisible()
  const apply = main.getByRole('button', { name: t.apply })
  expect(await readOrders()).toEqual([
    ['in_transit', 'unpaid'],
    ['in_transit', 'unpaid'],
  ])
  await apply.click()
  await expect.element(page.getByText(t.applied({ count: 1 }))).toBeVisible()
  await expect.element(main.getByText(t.applied_deliver_and_receive, { exact: true })).toBeVisible()
  await expect.element(main.getByText(t.action_deliver_and_receive, { exact: true })).not.toBeInTheDocument()
  expect(await readOrders()).toEqual([
    ['delivered', 'paid'],
    ['in_transit', 'unpaid'],
  ])
  await upload(...rows)
  await expect.element(main.getByText(t.problem_already_received)).toBeVisible()
  await expect.element(apply).toBeDisabled()
})
