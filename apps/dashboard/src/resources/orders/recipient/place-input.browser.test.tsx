import { languages } from '@shop/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { checkAccessibility, checkPage } from '../../../../test/check-page.ts'
import { inTurns } from '../../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../../test/records.ts'
import { wordsIn } from '../../../../test/words.ts'
import { staffApi } from '../../../data/api.ts'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'

const words = {
  en: {
    region: /^Governorate/,
    giza: 'Giza',
    city: /^City/,
    area: /^Area/,
    typedCity: 'شيخ',
    zayed: 'Sheikh Zayed',
    typedArea: 'بيفر',
    hills: 'Beverly Hills',
    phone: /^Phone/,
    first: /^First name/,
    last: /^Last name/,
    address: /^Address/,
    product: 'Add a product',
    place: /^Place the order for/,
    correct: 'Correct',
    save: 'Save',
  },
  ar: {
    region: /^المحافظة/,
    giza: 'الجيزة',
    city: /^المدينة أو المركز/,
    area: /^المنطقة أو الحي/,
    typedCity: 'zaied',
    zayed: 'الشيخ زايد',
    typedArea: 'bev',
    hills: 'بيفرلي هيلز',
    phone: /^رقم الموبايل/,
    first: /^الاسم الأول/,
    last: /^اسم العائلة/,
    address: /^العنوان/,
    product: 'إضافة منتج',
    place: /^تسجيل الطلب بإجمالي/,
    correct: 'تصحيح',
    save: 'حفظ',
  },
} as const

let productId = 0
beforeAll(async () => {
  await openShop()
  productId = (await createProduct(900, { plain: { price: 900, stock: 50 } })).id
})

describe.each(languages)('in %s', (language) => {
  const it = inTurns(language)
  const t = words[language]

  it('city and area of a new order come from the list, found in the other language', async () => {
    const phone = { en: '01112345678', ar: '01212345678' }[language]
    const main = await openDashboard('orders/create', language)
    await main.getByRole('combobox', { name: t.region }).click()
    await page.getByRole('option', { name: t.giza, exact: true }).click()
    await main.getByRole('combobox', { name: t.city }).fill(t.typedCity)
    await page.getByRole('option', { name: t.zayed, exact: true }).click()
    await expect.element(main.getByRole('combobox', { name: t.city })).toHaveValue(t.zayed)
    await main.getByRole('combobox', { name: t.area }).fill(t.typedArea)
    await page.getByRole('option', { name: t.hills, exact: true }).click()

    await main.getByRole('textbox', { name: t.phone }).fill(phone)
    await main.getByRole('textbox', { name: t.first }).fill('Mona')
    await main.getByRole('textbox', { name: t.last }).fill('Adel')
    await main.getByRole('textbox', { name: t.address }).fill('7 Palm Street')
    await main.getByRole('combobox', { name: t.product }).fill('NW-7')
    await page.getByRole('option', { name: /NW-7/ }).click()
    await main.getByRole('button', { name: t.place }).click()
    const list = async () => (await staffApi.orders.listOrders({ query: { q: phone } })).results
    await expect.poll(list).toHaveLength(1)
    const [{ id } = { id: '' }] = await list()
    const { city, address } = await staffApi.orders.getOrder({ params: { id } })
    expect(city).toBe(t.zayed)
    expect(address?.address).toMatch(new RegExp(`^7 Palm Street. ${t.hills}$`))
  })

  it('the corrected city of an order comes from the list, found in the other language', async () => {
    const { id } = await placeOrder(productId)
    const main = await openDashboard(`orders/${id}/show`, language)
    await main.getByRole('button', { name: t.correct }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: t.city }).fill(t.typedCity)
    await page.getByRole('option', { name: t.zayed, exact: true }).click()
    await dialog.getByRole('button', { name: t.save }).click()
    await expect.element(dialog).not.toBeInTheDocument()
    await expect.element(main.getByText(t.zayed).first()).toBeVisible()
    expect(await staffApi.orders.getOrder({ params: { id } })).toMatchObject({ city: t.zayed, region_code: 'EG-GZ' })
  })

  it('another place stays as it was typed', async () => {
    const main = await openDashboard('orders/create', language)
    const city = main.getByRole('combobox', { name: t.city })
    await city.fill('Ezbet Khairallah')
    await userEvent.tab()
    await expect.element(city).toHaveValue('Ezbet Khairallah')
  })
})

/** Opens the dialog that corrects the recipient of an order. */
async function openCorrection(id: string) {
  const main = await openDashboard(`orders/${id}/show`, 'en')
  await main.getByRole('button', { name: words.en.correct }).click()
  const dialog = page.getByRole('dialog')
  const { phone, address } = wordsIn('en')(ordersMessages)
  return {
    main,
    dialog,
    phone: dialog.getByRole('textbox', { name: phone }),
    address: dialog.getByRole('textbox', { name: address }),
    save: dialog.getByRole('button', { name: words.en.save, exact: true }),
  }
}

it('staff correct phone and address of an order, also on its way; the timeline shows the previous values', async () => {
  const t = wordsIn('en')(orderPageMessages)
  const { id } = await placeOrder(productId)
  const { main, dialog, phone, address, save } = await openCorrection(id)
  await phone.fill('0101')
  await address.fill('12 Nile Street')
  await save.click()
  await expect.element(phone).toBeInvalid()
  await checkAccessibility()
  await phone.fill('٠١٠٩٨٧٦٥٤٣٢')
  await save.click()
  await expect.element(page.getByText(t.corrected)).toBeVisible()
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(main.getByText('12 Nile Street').first()).toBeVisible()
  await expect.element(main.getByRole('link', { name: '010 9876 5432' })).toBeVisible()
  await expect.element(main.getByText(t.recipientCorrected).first()).toBeVisible()
  await expect.element(main.getByText(/12 Tahrir Street/).first()).toBeVisible()
  await checkPage()
  const saved = await staffApi.orders.getOrder({ params: { id } })
  expect(saved).toMatchObject({ customer: { phone: '+201098765432' }, address: { address: '12 Nile Street' } })

  // The courier has it already, and calls from the door.
  await sendOrder(id)
  const again = await openCorrection(id)
  await again.address.fill('5 Palm Street')
  await again.save.click()
  await expect.element(dialog).not.toBeInTheDocument()
  for (const text of [/5 Palm Street/, /12 Nile Street/])
    await expect.element(main.getByText(text).first()).toBeVisible()
  const corrected = await staffApi.orders.getOrder({ params: { id } })
  expect(corrected).toMatchObject({ status: 'in_transit', address: { address: '5 Palm Street' } })
})

it('the recipient of a cancelled order cannot be corrected, and the dialog says so', async () => {
  const { id } = await placeOrder(productId)
  const { dialog, address, save } = await openCorrection(id)
  await address.fill('12 Nile Street')
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'cancel', from: 'processing' } })
  await save.click()
  await expect.element(dialog.getByRole('alert')).toBeVisible()
  await expect.element(address).toHaveValue('12 Nile Street')
  await checkAccessibility()
})
