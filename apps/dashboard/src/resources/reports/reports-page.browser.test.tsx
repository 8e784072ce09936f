import { languages } from '@shop/contract'
import { formatDays, formatExactMoney } from '@shop/i18n'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { inTurns } from '../../../test/in-turns.ts'
import { openDashboard, openShop, signInWith } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../test/records.ts'
import { takeSavedFiles } from '../../../test/saved-files.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { daysOf } from './report-period.ts'
import { reportsMessages } from './reports.messages.ts'

const words = {
  en: {
    amounts: ['Ordered', 'Delivered', 'Received'],
    division: 'Divided by',
    day: 'Day',
    week: 'Week',
    month: 'Month',
    firstWeek: '1 – 6 March 2026',
    march: 'March 2026',
    april: 'April 2025',
    kettle: 'Kettle',
    refused: 'Refused at the door',
    rate: '33.3 of 100',
    confirmed: 'Confirmed in time, of 100',
    byLink: /Confirmed by the link/,
    compared: 'Compared with',
    before: 'Before:',
    to: 'To',
    afterStart: 'Must be after the beginning',
    nothing: 'No orders in these days.',
    failure: 'This could not be fetched.',
    retry: 'Try again',
  },
  ar: {
    amounts: ['المطلوب', 'تم توصيله', 'المحصّل'],
    division: 'التقسيم حسب',
    day: 'اليوم',
    week: 'الأسبوع',
    month: 'الشهر',
    firstWeek: '1–6 مارس 2026',
    march: 'مارس 2026',
    april: 'أبريل 2025',
    kettle: 'غلاية',
    refused: 'رُفض عند الباب',
    rate: '33.3 من كل 100',
    confirmed: 'تأكيد في الموعد من كل 100',
    byLink: /يؤكَّد بالرابط/,
    compared: 'مقارنة بالفترة',
    before: 'الفترة السابقة:',
    to: 'إلى',
    afterStart: 'يجب أن يكون بعد البداية',
    nothing: 'لا توجد طلبات في هذه الأيام.',
    failure: 'لم نتمكن من تحميل هذه البيانات.',
    retry: 'حاول مرة أخرى',
  },
}

/**
 * Opens a shop that was asked for four kettles today: one was confirmed on the phone and has not left, one has arrived, one has arrived and is paid, and one was refused at
 * the door, which counts in no amount.
 */
beforeAll(async () => {
  await openShop()
  const { id } = await createProduct(1250)
  const first = await placeOrder(id)
  await staffApi.orders.recordCall({ params: { id: first.id }, body: { outcome: 'reached' } })
  for (const cash_received of [false, true]) {
    const params = { id: (await placeOrder(id)).id }
    await sendOrder(params.id)
    await staffApi.orders.takeStep({ params, body: { step: 'deliver', from: 'in_transit', cash_received } })
  }
  const params = { id: (await placeOrder(id, '01112345678')).id }
  await sendOrder(params.id)
  await staffApi.orders.takeStep({ params, body: { step: 'turn_back', from: 'in_transit', failure: 'refused' } })
})

/** Whether the server answers calls for reports. */
let isUp: boolean
const { fetch } = window
beforeEach(() => {
  isUp = true
  window.fetch = async (input, init) =>
    isUp || !String(input).startsWith('/api/admin/reports/')
      ? await fetch(input, init)
      : new Response(null, { status: 500 })
})

describe.each(languages)('in %s', (language) => {
  const t = words[language]
  const inReadingOrder = (selector: string) =>
    [...document.querySelectorAll(selector)]
      .map((element) => ({ element, left: element.getBoundingClientRect().left }))
      .sort((one, other) => (language === 'ar' ? other.left - one.left : one.left - other.left))
      .map(({ element }) => element)
  const fillsOf = (selector: string) => inReadingOrder(selector).map((shape) => shape.getAttribute('fill'))

  it('the three amounts of a period are drawn in reading direction, beside a table', async () => {
    await page.viewport(1280, 900)
    const main = await openDashboard('reports', language)
    const legend = () => inReadingOrder('.recharts-legend-item-text').map(({ textContent }) => textContent)
    await expect.poll(legend).toEqual(t.amounts)
    // Nothing came on the days before: these are the bars of today.
    const bars = '.recharts-bar-rectangle path'
    await expect.poll(() => fillsOf(bars)).toHaveLength(3)
    expect(fillsOf(bars)).toEqual(fillsOf('.recharts-legend-icon'))
    const heights = inReadingOrder(bars).map((bar) => Math.round(bar.getBoundingClientRect().height))
    const [ordered = 0, delivered = 0, received = 0] = heights
    expect([delivered / received, ordered / received].map(Math.round)).toEqual([2, 3])
    // Today is the last of 30 days.
    const chart = document.querySelector('svg:has(.recharts-bar)') ?? document.body
    const { left, width } = chart.getBoundingClientRect()
    const places = inReadingOrder(bars).map((bar) => (bar.getBoundingClientRect().left - left) / width)
    if (language === 'ar') expect(Math.max(...places)).toBeLessThan(0.15)
    else expect(Math.min(...places)).toBeGreaterThan(0.85)
    for (const name of t.amounts)
      await expect.element(main.getByRole('columnheader', { name, exact: true }).first()).toBeVisible()
    const today = main.getByRole('table').first().getByRole('row').last()
    await expect.element(today).toMatchTextContent(/3,750.*2,500.*1,250/)
    await userEvent.hover(chart)
    const told = () =>
      [...document.querySelectorAll('.recharts-tooltip-item-name')].map(({ textContent }) => textContent)
    await expect.poll(told).toEqual(t.amounts)
    await checkPage()
  })
})

describe.each(languages)('in %s the tables', (language) => {
  const it = inTurns(language)
  const t = words[language]

  it('a month is read by day, week or month, and the choice stays, on a phone, too', async () => {
    await page.viewport(360, 740)
    const march = 'reports?from=2026-03-01&to=2026-03-31'
    const main = await openDashboard(march, language)
    const rows = main.getByRole('table').first().getByRole('row')
    const choice = main.getByRole('combobox', { name: t.division })
    const choose = async (name: string) => {
      await userEvent.click(choice)
      await userEvent.click(page.getByRole('option', { name, exact: true }))
    }
    await expect.element(choice).toHaveTextContent(t.day)
    await expect.poll(() => rows.elements().length).toBe(1 + 31)
    await choose(t.month)
    await expect.element(main.getByRole('cell', { name: t.march, exact: true })).toBeVisible()
    await expect.poll(() => rows.elements().length).toBe(1 + 1)
    await choose(t.week)
    await expect.element(main.getByRole('cell', { name: t.firstWeek, exact: true })).toBeVisible()
    // Saturdays of that month: the 7th, 14th, 21st and 28th.
    await expect.poll(() => rows.elements().length).toBe(1 + 5)
    await openDashboard(location.href.split('/dashboard/')[1] ?? '', language)
    await expect.element(choice).toHaveTextContent(t.week)
    await expect.poll(() => rows.elements().length).toBe(1 + 5)
    await checkPage()
  })

  it('refused parcels are shown of a hundred that were handed over, in all and in each row', async () => {
    const main = await openDashboard('reports?by=governorate', language)
    await expect.element(main.getByText(t.rate, { exact: true })).toBeVisible()
    const table = main.getByRole('table').first()
    await expect.element(table.getByRole('columnheader', { name: t.refused })).toBeVisible()
    await expect.element(table.getByRole('row').last()).toMatchTextContent(/33\.3/)
    await checkPage()
  })

  it('orders that were confirmed in time are shown of a hundred that had to be, by what confirms them', async () => {
    const main = await openDashboard('reports?by=confirmation', language)
    const table = main.getByRole('table').first()
    await expect.element(table.getByRole('columnheader', { name: t.confirmed })).toBeVisible()
    await expect.element(table.getByRole('row', { name: t.byLink })).toMatchTextContent(/25–$/)
    await checkPage()
    await openDashboard('reports?by=governorate', language)
    await expect.element(table.getByRole('row').last()).toMatchTextContent(/33\.3/)
    await expect.element(table.getByRole('columnheader', { name: t.confirmed })).not.toBeInTheDocument()
    await checkPage()
  })

  it('each sum, and each amount of a row, stands above that of as many days before, which are named', async () => {
    const [today, tomorrow] = [0, 1].map((days) => daysOf('today', new Date(Date.now() + days * 86_400_000)))
    const main = await openDashboard(`reports?from=${tomorrow?.from}&to=${tomorrow?.to}&by=governorate`, language)
    const days = today && formatDays(today, language)
    await expect.element(main.getByText(`${t.compared} ${days}`, { exact: false })).toBeVisible()
    const texts = () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent)
    const amounts = [3750, 2500, 1250].map((amount) => formatExactMoney(amount, language))
    expect(texts().filter((text) => text.startsWith(t.before))).toEqual(
      ['3', ...amounts, t.rate].map((value) => `${t.before} ${value}`),
    )
    const row = main.getByRole('table').first().getByRole('row').last()
    await expect.element(row).toMatchTextContent(/3,750.*2,500.*1,250.*33\.3/)
    await checkPage()
  })

  it('a year has months, all of them', async () => {
    const main = await openDashboard('reports?from=2025-01-01&to=2025-12-31', language)
    await expect.element(main.getByRole('combobox', { name: t.division })).toHaveTextContent(t.month)
    await expect.element(main.getByRole('cell', { name: t.april, exact: true })).toBeVisible()
    const rows = main.getByRole('table').first().getByRole('row')
    await expect.poll(() => rows.elements().length).toBe(1 + 12)
  })

  it('a period without orders says so, and one that ends before it begins is marked', async () => {
    const main = await openDashboard('reports?from=2025-01-01&to=2025-01-31&by=product', language)
    await expect.element(main.getByText(t.nothing)).toBeVisible()
    await checkPage()
    await openDashboard('reports?from=2025-01-31&to=2025-01-01&by=product', language)
    await expect.element(main.getByLabelText(t.to, { exact: true })).toHaveAccessibleDescription(t.afterStart)
    await expect.element(main.getByText(t.nothing)).not.toBeInTheDocument()
  })

  it('can be asked for again after a failure', async () => {
    isUp = false
    const main = await openDashboard('reports?by=product', language)
    await expect.element(main.getByText(t.failure)).toBeVisible()
    isUp = true
    await userEvent.click(main.getByRole('button', { name: t.retry }))
    await expect.element(main.getByRole('cell', { name: t.kettle, exact: true })).toBeVisible()
    await expect.element(main.getByText(t.failure)).not.toBeInTheDocument()
  })
})

it('the owner chooses what was sold today by product, and saves it and the books as files', async () => {
  const files = takeSavedFiles()
  const t = wordsIn('en')(reportsMessages)
  const main = await openDashboard('reports', 'en')
  const choose = async (field: string, option: string) => {
    await main.getByRole('combobox', { name: field, exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  await choose(t.period, t.today)
  await choose(t.division, t.product)
  await expect.element(main.getByRole('columnheader', { name: t.units })).toBeVisible()
  await expect.element(main.getByRole('cell', { name: 'Kettle', exact: true })).toBeVisible()
  await checkPage()
  for (const [place, button] of [t.save, t.saveBooks].entries()) {
    await main.getByRole('button', { name: button }).click()
    await expect.poll(() => files.length).toBe(place + 1)
  }
  const [report, books] = await Promise.all(files.map(({ text }) => text))
  expect(report).toMatch(/^\uFEFFProduct,Orders,Units,Ordered \(EGP\)/)
  expect(report).toContain('Kettle')
  expect(books).toMatch(/^\uFEFFDocument,Number,Day \(Cairo\)/)

  const until = main.getByLabelText(t.to, { exact: true })
  await until.fill('2020-01-01')
  await expect.element(until).toHaveAccessibleDescription(words.en.afterStart)
  await main.getByLabelText(t.from, { exact: true }).fill('2019-12-31')
  await expect.element(until).not.toHaveAccessibleDescription(words.en.afterStart)
})

it.each(languages)('in %s the sums of the books stand beside their kinds of document', async (language) => {
  const { invoices, credit_notes, total } = wordsIn(language)(reportsMessages)
  const sums = {
    invoices: { documents: 3, net: 877.19, vat: 122.81, gross: 1000 },
    credit_notes: { documents: 1, net: -9.21, vat: -1.29, gross: -10.5 },
    total: { documents: 4, net: 867.98, vat: 121.52, gross: 989.5 },
  }
  const answered = window.fetch
  window.fetch = async (input, init) =>
    String(input).startsWith('/api/admin/books/sums/') ? Response.json(sums) : await answered(input, init)
  const main = await openDashboard('reports', language)
  for (const [name, { documents, net, vat, gross }] of [
    [invoices, sums.invoices],
    [credit_notes, sums.credit_notes],
    [total, sums.total],
  ] as const) {
    const row = main.getByRole('row').filter({ has: page.getByRole('cell', { name, exact: true }) })
    const amounts = [net, vat, gross].map((egp) => formatExactMoney(egp, language))
    await expect
      .poll(() =>
        row
          .getByRole('cell')
          .elements()
          .map(({ textContent }) => textContent),
      )
      .toEqual([name, String(documents), ...amounts])
  }
})

it('who may not save files of orders sees the figures without the books', async () => {
  const { saveBooks: books } = wordsIn('en')(reportsMessages)
  let main = await openDashboard('reports', 'en')
  await expect.element(main.getByRole('button', { name: books })).toBeVisible()
  await signInWith('overview.read', 'orders.cash')
  main = await openDashboard('reports', 'en')
  await expect.element(main.getByRole('table').first()).toBeVisible()
  await expect.element(main.getByText(books)).not.toBeInTheDocument()
})
