import { type InstallmentPlan, type Language, languages, type OfferedMethod } from '@shop/contract'
import { formatExactMoney, formatMoney } from '@shop/i18n'
import { describe, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { show, wordsOf } from '../../../../test/show.tsx'
import { installmentsMessages } from '../../../installments/installments.late.messages.ts'
import { ordersMessages } from '../orders.late.messages.ts'
import { PaymentChoice } from './payment-choice.tsx'

const always = { min_total: 0, max_total: null }
const halfYear: InstallmentPlan = {
  name: 'Half a year',
  method: 'pay_later',
  months: 6,
  fee_percent: 12,
  min_total: 500,
  max_total: 5000,
}
const methods: OfferedMethod[] = [
  { method: 'card', ...always, minutes: 30, plans: [] },
  { method: 'kiosk', min_total: 5, max_total: 2000, minutes: 24 * 60, plans: [] },
  {
    method: 'pay_later',
    min_total: 500,
    max_total: 5000,
    minutes: 60,
    plans: [halfYear, { ...halfYear, name: 'Without fees', months: 3, fee_percent: 0, max_total: 1000 }],
  },
]

async function openChoice(language: Language, total: number, deposit: number | null = null) {
  const t = wordsOf(ordersMessages, language)
  const main = await show(
    <PaymentChoice faults={{}} zone={null} methods={methods} total={total} deposit={deposit} />,
    language,
  )
  const way = (name: string) => main.getByRole('radio', { name, exact: false })
  const words = (part: string) => main.getByText(part, { exact: false })
  return { t, words, way, card: way(t.card), kiosk: way(t.kiosk), payLater: way(t.payLater) }
}

describe.each(languages)('in %s', (language) => {
  const monthly = wordsOf(installmentsMessages, language)
  const exact = (amount: number) => formatExactMoney(amount, language)

  it('installments say what a month and all of it cost, and the fees in it, once they are chosen', async () => {
    const { words, payLater } = await openChoice(language, 1000)
    const fees = words(monthly.withFees({ fees: exact(120) }))
    await expect.element(fees).not.toBeVisible()
    await userEvent.click(payLater)
    await expect.element(fees).toBeVisible()
    await expect.element(words(monthly.total({ plan: 'Half a year', total: exact(1120) }))).toBeVisible()
    // 186.67 a month is told in whole pounds, rounded up.
    const sixMonths = monthly.monthly({ count: 6, amount: formatMoney(187, language) })
    await expect.element(words(sixMonths)).toBeVisible()
    await expect.element(words(monthly.withoutFees)).toBeVisible()
    await expect.element(payLater).toHaveAccessibleDescription(new RegExp(monthly.withFees({ fees: exact(120) })))
  })

  it('a plan that does not take the total is not shown', async () => {
    const { words, payLater } = await openChoice(language, 1000.01)
    await userEvent.click(payLater)
    await expect.element(words('Half a year')).toBeVisible()
    await expect.element(words(monthly.withoutFees)).not.toBeInTheDocument()
  })

  it('a deposit says what the card pays now and what is left for the door', async () => {
    const { t, words, way } = await openChoice(language, 1000.1, 250.03)
    const deposit = way(t.deposit({ deposit: exact(250.03) }))
    await expect.element(words(t.depositHint({ rest: exact(750.07) }))).toBeVisible()
    await userEvent.click(deposit)
    await expect.element(deposit).toBeChecked()
  })

  it('a way that does not take the total says which it takes, and cannot be chosen', async () => {
    const { t, words, card, kiosk, payLater } = await openChoice(language, 5000.01)
    await expect.element(kiosk).toBeDisabled()
    await expect.element(payLater).toBeDisabled()
    await expect.element(words(t.takesBetween({ min: exact(5), max: exact(2000) }))).toBeVisible()
    await expect.element(words(t.takesBetween({ min: exact(500), max: exact(5000) }))).toBeVisible()
    await expect.element(card).toBeEnabled()
    const atMost = await openChoice(language, 2000)
    await expect.element(atMost.kiosk).toBeEnabled()
    await expect.element(atMost.words(t.kioskHint({ count: 24 }))).toBeVisible()
  })
})
