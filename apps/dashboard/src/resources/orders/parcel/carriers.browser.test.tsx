import { languages } from '@shop/contract'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkAccessibility } from '../../../../test/check-page.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { valuesMessages } from '../../../ui/values/values.messages.ts'
import { carriersMessages } from '../../carriers/carriers.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { parcelMessages } from './parcel.messages.ts'

it('in a shop without carriers the question for one says where they are added', async () => {
  const t = wordsIn('en')(parcelMessages)
  await openShop()
  const { id } = await placeOrder((await createProduct(900)).id)
  const main = await openDashboard(`orders/${id}/show`, 'en')
  await main.getByRole('button', { name: t.choose, exact: true }).click()
  await expect.element(page.getByRole('dialog').getByText(t.noCarriers)).toBeVisible()
})

const delta = { en: 'Delta Parcels', ar: 'دلتا للشحن' }
const pattern = 'https://delta.example/track/{number}'
const save = { en: 'Save', ar: 'حفظ' }
const wrongNumber = { en: /^Must have 3 to 40/, ar: /^يجب أن يكون من 3 إلى 40/ }

it.each(languages)('in %s staff add a carrier, hand an order over to it and correct its number', async (language) => {
  const words = wordsIn(language)
  const [t, carriers, values, orderPage] = [
    words(parcelMessages),
    words(carriersMessages),
    words(valuesMessages),
    words(orderPageMessages),
  ]
  await openShop()
  const { id } = await placeOrder((await createProduct(900)).id)
  await staffApi.orders.recordCall({ params: { id }, body: { outcome: 'reached' } })
  let main = await openDashboard('carriers/create', language)
  await main.getByRole('textbox', { name: values.in_en({ field: carriers.name }) }).fill(delta.en)
  await main.getByRole('textbox', { name: values.in_ar({ field: carriers.name }) }).fill(delta.ar)
  await main.getByRole('textbox', { name: carriers.tracking_pattern }).fill(pattern)
  await main.getByRole('button', { name: save[language], exact: true }).click()
  await expect.element(main.getByText(delta[language])).toBeVisible()

  main = await openDashboard(`orders/${id}/show`, language)
  const dialog = page.getByRole('dialog')
  const number = dialog.getByRole('textbox', { name: t.number })
  await main.getByRole('button', { name: orderPage.step_ship }).click()
  await dialog.getByRole('combobox', { name: t.carrier }).click()
  await page.getByRole('option', { name: delta[language] }).click()
  // A scanner presses Enter after the number.
  await number.fill('DP-1')
  await userEvent.keyboard('{Enter}')
  await expect.element(dialog).toBeVisible()
  await checkAccessibility()
  await dialog.getByRole('button', { name: orderPage.step_ship }).click()
  await expect.element(main.getByText('DP-1')).toBeVisible()

  await main.getByRole('region', { name: t.title, exact: true }).getByRole('button', { name: t.correct }).click()
  await number.fill('?')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect.element(number).toHaveAccessibleDescription(wrongNumber[language])
  await number.fill('DP-2')
  await dialog.getByRole('button', { name: t.save }).click()
  await expect.element(page.getByText(t.saved)).toBeVisible()
  const link = main.getByRole('link', { name: t.page })
  await expect.element(link).toHaveAttribute('href', 'https://delta.example/track/DP-2')
})
