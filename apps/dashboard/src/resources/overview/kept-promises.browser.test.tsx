import { governorates, languages } from '@shop/contract'
import type { Punctuality } from '@shop/contract/staff'
import { beforeAll, beforeEach, describe, expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inTurns } from '../../../test/in-turns.ts'
import { openDashboard, openShop, signIn } from '../../../test/open-dashboard.tsx'

const words = {
  en: {
    title: 'Arrived by the promised day',
    period: 'Period',
    last90: 'Last 90 days',
    share: '92 % of 40 orders',
    one: '100 % of 1 order',
    retry: /again/i,
  },
  ar: {
    title: 'وصلت في الموعد',
    period: 'الفترة',
    last90: 'آخر 90 يومًا',
    share: '\u200e92% من 40 طلبًا',
    one: '\u200e100% من طلب واحد',
    retry: /مرة أخرى/,
  },
}

const aMonth: Punctuality = {
  due: 40,
  kept: 37,
  by_governorate: [
    { governorate: 'EG-C', due: 30, kept: 30 },
    { governorate: 'EG-ASN', due: 10, kept: 7 },
  ],
}
const threeMonths: Punctuality = { due: 1, kept: 1, by_governorate: [{ governorate: 'EG-C', due: 1, kept: 1 }] }

/** A new shop has no orders of before: the days of the figures are over. Null: the shop does not answer. */
let figures: Record<string, Punctuality> | null
const { fetch } = window

beforeAll(openShop)
beforeEach(async () => {
  // A new login forgets what the dashboard has loaded.
  await signIn('admin')
  figures = { 30: aMonth, 90: threeMonths }
  window.fetch = async (input, init) => {
    const { pathname, searchParams } = new URL(String(input), location.href)
    if (pathname !== '/api/admin/overview/punctuality/') return await fetch(input, init)
    if (!figures) throw new TypeError('fetch failed')
    return Response.json(figures[searchParams.get('days') ?? ''])
  }
})

describe.each(languages)('in %s the kept promises', (language) => {
  const it = inTurns(language)
  const t = words[language]

  it('are told as a share of the orders, by governorate, for a period of choice', async () => {
    const main = await openDashboard('', language)
    await expect.element(main.getByRole('heading', { name: t.title })).toBeVisible()
    await expect.element(main.getByText(t.share)).toBeVisible()
    const aswan = main.getByRole('row', { name: new RegExp(governorates['EG-ASN'][language]) })
    await expect.element(aswan).toMatchTextContent(/10.*7.*70/)
    await userEvent.click(main.getByRole('combobox', { name: t.period }))
    await userEvent.click(page.getByRole('option', { name: t.last90 }))
    await expect.element(main.getByText(t.one)).toBeVisible()
    await expect.element(aswan).not.toBeInTheDocument()
  })

  it('can be asked for again after a failure', async () => {
    figures = null
    const main = await openDashboard('', language)
    const panel = main.getByRole('region', { name: t.title })
    await expect.element(panel.getByRole('button', { name: t.retry })).toBeVisible()
    figures = { 30: aMonth }
    await userEvent.click(panel.getByRole('button', { name: t.retry }))
    await expect.element(main.getByText(t.share)).toBeVisible()
  })
})
