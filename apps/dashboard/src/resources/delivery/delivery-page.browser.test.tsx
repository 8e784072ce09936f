import { languages } from '@shop/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { inTurns } from '../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { wordsIn } from '../../../test/words.ts'
import { deliveryApi, staffApi } from '../../data/api.ts'
import { uiMessages } from '../../ui/ui.messages.ts'
import { deliveryMessages } from './delivery.messages.ts'

const aswan = { en: 'Aswan', ar: 'أسوان' }
const save = { en: 'Save', ar: 'حفظ' }

beforeEach(openShop)

const readAswan = async () =>
  (await staffApi.delivery.getDelivery()).zones.find((zone) => zone.governorate === 'EG-ASN')

/** The days of the week, from 0 (Sunday), on which any order of now is promised first. */
async function readPromisedDays(): Promise<number[]> {
  const { zones } = await deliveryApi.getDelivery()
  return [...new Set(zones.flatMap(({ promise }) => (promise ? [new Date(promise.from).getUTCDay()] : [])))]
}

describe.each(languages)('in %s', (language) => {
  const it = inTurns(language)
  const words = wordsIn(language)
  const t = words(deliveryMessages)

  it('staff set the days of a governorate and that it takes no cash, in its row', async () => {
    const before = await readAswan()
    const main = await openDashboard('delivery', language)
    const row = main.getByRole('form', { name: aswan[language], exact: true })
    const field = (name: string) => row.getByRole('textbox', { name, exact: true })
    const saveRow = row.getByRole('button', { name: t.saveZone({ governorate: aswan[language] }) })
    await userEvent.fill(field(t.days_from), '٢')
    await userEvent.fill(field(t.days_to), '1')
    await userEvent.click(row.getByRole('checkbox', { name: t.takes_cash }))
    await userEvent.click(saveRow)
    await expect.element(field(t.days_to)).toBeInvalid()
    await expect.element(field(t.days_from)).toBeValid()
    await userEvent.fill(field(t.days_to), '٤')
    await userEvent.click(saveRow)
    await expect.element(page.getByText(t.saved({ governorate: aswan[language] }))).toBeVisible()
    const changed = { days_from: 2, days_to: 4, takes_cash: false, version: expect.any(Number) }
    expect(await readAswan()).toEqual({ ...before, ...changed })
  })

  it('staff choose the days of the week on which orders arrive, Friday too', async () => {
    const main = await openDashboard('delivery', language)
    for (const day of [1, 2, 3, 4, 5, 6] as const)
      await userEvent.click(main.getByRole('checkbox', { name: t[`day_${day}`] }))
    expect(await readPromisedDays()).not.toContain(5)
    await userEvent.click(main.getByRole('button', { name: save[language], exact: true }))
    // Governorates are a different number of working days away, so that each day is the first of some.
    const [sunday, friday] = [0, 5]
    await expect.poll(async () => (await readPromisedDays()).sort()).toEqual([sunday, friday])
    expect((await staffApi.delivery.getDelivery()).calendar.weekdays).toEqual([5, 7])
  })
})

it('an earlier cut-off and a holiday move the promised day', async () => {
  const t = wordsIn('en')(deliveryMessages)
  const readPromise = async () =>
    (await deliveryApi.getDelivery()).zones.find(({ governorate }) => governorate === 'EG-ASN')?.promise?.from ?? ''
  const promised = await readPromise()
  const main = await openDashboard('delivery', 'en')
  const isShown = main.getByRole('switch', { name: t.shows_punctuality })
  // From midnight on is always: today's orders count as tomorrow's.
  await main.getByLabelText(t.cut_off, { exact: false }).fill('00:00')
  await isShown.click()
  await main.getByRole('button', { name: t.addHoliday }).click()
  const added = main.getByRole('listitem').last()
  await added.getByLabelText(/^Day/).fill(promised)
  const names = added.getByRole('textbox', { name: /^Name/ })
  await names.first().fill('Day of the dam')
  await names.last().fill('يوم السد')
  await main.getByRole('button', { name: save.en, exact: true }).click()
  await expect.poll(async () => (await readPromise()) > promised).toBe(true)
  await openDashboard('delivery', 'en')
  await expect.element(isShown).toBeChecked()
})

it('what is typed for a governorate and not saved is there again after the page was left', async () => {
  const words = wordsIn('en')
  const t = words(deliveryMessages)
  let main = await openDashboard('delivery', 'en')
  const fee = () => main.getByRole('form', { name: aswan.en, exact: true }).getByRole('textbox', { name: t.fee })
  await fee().fill('77')
  await openDashboard('orders', 'en')
  main = await openDashboard('delivery', 'en')
  await expect.element(fee()).toHaveValue('77')
  const hint = main.getByText(words(uiMessages).typedIsBack)
  await expect.element(hint).toBeVisible()
  await main.getByRole('button', { name: t.saveZone({ governorate: aswan.en }) }).click()
  await expect.poll(async () => (await readAswan())?.fee).toBe(77)
  await expect.element(hint).not.toBeInTheDocument()
  await openDashboard('delivery', 'en')
  await expect.element(fee()).toHaveValue('77')
  await expect
    .element(main.getByRole('button', { name: t.saveZone({ governorate: aswan.en }) }))
    .not.toBeInTheDocument()
})

it('a wrong fee is explained at its field; of two who change a governorate, the second sees what is stored', async () => {
  const t = wordsIn('en')(deliveryMessages)
  const main = await openDashboard('delivery', 'en')
  const row = main.getByRole('form', { name: aswan.en, exact: true })
  const fee = row.getByRole('textbox', { name: t.fee })
  const saveRow = row.getByRole('button', { name: t.saveZone({ governorate: aswan.en }) })
  await fee.fill('x')
  await saveRow.click()
  await expect.element(fee).toHaveAccessibleDescription(t.notNumber)
  await expect.element(fee).toHaveValue('x')
  await checkPage()

  const zone = await readAswan()
  if (!zone) throw new Error('The shop delivers to Aswan')
  const { governorate, ...stored } = zone
  await staffApi.delivery.updateZone({ params: { governorate }, body: { ...stored, fee: 61 } })
  await fee.fill('62')
  await saveRow.click()
  await row.getByRole('alert').getByRole('button', { name: t.reload }).click()
  await expect.element(fee).toHaveValue('61')
})
