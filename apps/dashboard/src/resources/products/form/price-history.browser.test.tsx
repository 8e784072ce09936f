import { languages } from '@shop/contract'
import { beforeAll, beforeEach, describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../../test/check-page.ts'
import { inTurns } from '../../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createCategory, createProduct } from '../../../../test/records.ts'

const words = {
  en: {
    history: 'Price history',
    regular: /^Regular price/,
    save: 'Save',
    notOnSale: 'Not on sale',
    earlier: 'Earlier prices',
    retry: /again/i,
    heads: ['From', 'Price', 'Lowest of the 30 days before'],
    midnight: /^27 November 2026.*0:30$/,
    price: 'EGP\u00a0899.50',
  },
  ar: {
    history: 'سجل الأسعار',
    regular: /^السعر الأساسي/,
    save: 'حفظ',
    notOnSale: 'لم يكن معروضًا للبيع',
    earlier: 'أسعار أقدم',
    retry: /مرة أخرى/,
    heads: ['من', 'السعر', 'أقل سعر في الـ30 يومًا السابقة'],
    midnight: /^27 نوفمبر 2026.*12:30/,
    price: '899.50\u00a0ج.م',
  },
}

/** A new shop has no prices of before: null asks it all the same, an empty list of pages does not answer. */
let pages: object[][] | null
const { fetch } = window

let category = 0
let made = 0

beforeAll(async () => {
  await openShop()
  category = (await createCategory()).id
})
beforeEach(() => {
  pages = null
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    if (!pages || !/^\/api\/admin\/variants\/\d+\/prices\/$/.test(pathname)) return await fetch(input, init)
    const place = Number(searchParams.get('page'))
    const results = pages[place - 1]
    if (!results) throw new TypeError('fetch failed')
    const next = place < pages.length ? '/next' : null
    return Response.json({ count: pages.flat().length, next, previous: null, lowest_price: null, results })
  }
})

describe.each(languages)('in %s the price history of a product', (language) => {
  const it = inTurns(language)
  const t = words[language]
  beforeEach(() => (language === 'ar' ? page.viewport(360, 740) : page.viewport(1440, 900)))

  async function open() {
    made += 1
    const { id } = await createProduct(1000, { category, sku: `NW-${made}` })
    const main = await openDashboard(`products/${id}`, language)
    await userEvent.click(main.getByText(t.history))
    const table = main.getByRole('table')
    /** The texts of the rows below the headings. */
    const readRows = () =>
      [...document.querySelectorAll('main tbody tr')].map((row) => [...row.children].map((cell) => cell.textContent))
    return { main, table, readRows }
  }

  it('has each price from its moment in Cairo, when it was not on sale, and the lowest before', async () => {
    pages = [
      [
        { from: '2026-11-26T22:30:00.000Z', price: null, lowest_before: 899.5 },
        { from: '2026-09-01T10:00:00.000Z', price: 899.5, lowest_before: null },
      ],
      [{ from: '2026-08-01T10:00:00.000Z', price: 1000, lowest_before: null }],
    ]
    const { main, table, readRows } = await open()
    await expect.element(table).toBeVisible()
    expect(
      table
        .getByRole('columnheader')
        .elements()
        .map((head) => head.textContent),
    ).toEqual(t.heads)
    expect(readRows()).toEqual([
      [expect.stringMatching(t.midnight), t.notOnSale, t.price],
      [expect.anything(), t.price, '–'],
    ])
    expect(document.querySelector('main tbody time')?.getAttribute('datetime')).toBe('2026-11-26T22:30:00.000Z')
    const [cell] = document.querySelectorAll('main tbody td')
    expect(cell && getComputedStyle(cell).fontVariantNumeric).toBe('tabular-nums')
    await checkPage()
    await userEvent.click(main.getByRole('button', { name: t.earlier }))
    await expect.poll(() => readRows().length).toBe(3)
    await expect.element(main.getByRole('button', { name: t.earlier })).not.toBeInTheDocument()
    await checkPage()
  })

  it('has a price as soon as it is saved', async () => {
    const { main, readRows } = await open()
    await expect.poll(() => readRows().length).toBe(1)
    await userEvent.fill(main.getByRole('textbox', { name: t.regular }), '899.5')
    await userEvent.click(main.getByRole('button', { name: t.save, exact: true }))
    await expect.poll(() => readRows().map(([, price]) => price)).toEqual([t.price, expect.stringContaining('1,000')])
  })

  it('can be asked for again after a failure', async () => {
    pages = []
    const { main, table } = await open()
    const retry = main.getByRole('button', { name: t.retry })
    await expect.element(retry).toBeVisible()
    pages = null
    await userEvent.click(retry)
    await expect.element(table).toBeVisible()
  })
})
