import { expect, it } from 'vitest'
import { show, wordsOf } from '../../test/show.tsx'
import { analyticsMessages } from './analytics.late.messages.ts'
import { Analytics } from './analytics.tsx'

it('W-01: after a refusal nothing is loaded or sent, and the question does not return', async () => {
  const t = wordsOf(analyticsMessages, 'en')
  const things = [{ productId: 7, colorId: null, price: 899, quantity: 1 }]
  const open = () => show(<Analytics measurementId="G-TEST" analyticsEvents={[{ kind: 'view_item', things }]} />)
  const first = await open()
  await first.getByRole('button', { name: t.refuse }).click()
  await expect.element(first.getByRole('button', { name: t.refuse })).not.toBeInTheDocument()
  const second = await open()
  await expect.element(second.getByRole('button', { name: t.decideAnew })).toBeVisible()
  await expect.element(second.getByRole('button', { name: t.refuse })).not.toBeInTheDocument()
  expect(document.querySelector('script[src*="googletagmanager"]')).toBeNull()
  expect('dataLayer' in window).toBe(false)
})
