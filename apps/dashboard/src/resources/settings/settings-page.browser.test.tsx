import { languages } from '@shop/contract'
import { beforeEach, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'

const words = {
  en: { names: ['Commercial register', 'Tax card', 'Address of the seller'], save: 'Save', saved: 'Saved' },
  ar: { names: ['السجل التجاري', 'البطاقة الضريبية', 'عنوان البائع'], save: 'حفظ', saved: 'تم الحفظ' },
}
const typed = ['12345 مكتب الجيزة', '123-456-789', '4 Industry Street, Giza']

beforeEach(openShop)

it.each(languages)(
  'in %s the seller has a register, a tax card and an address, which invoices show',
  async (language) => {
    const { names, save, saved } = words[language]
    const { id } = await placeOrder((await createProduct(900)).id)
    const settings = await openDashboard('settings', language)
    const field = (place: number) => settings.getByRole('textbox', { name: names[place] ?? '', exact: true })
    await expect.element(field(0)).toHaveValue('')
    for (const [place, text] of typed.entries()) await userEvent.fill(field(place), text)
    await userEvent.click(settings.getByRole('button', { name: save, exact: true }))
    await expect.element(page.getByText(saved, { exact: true })).toBeVisible()
    const invoice = await openDashboard(`orders/${id}/invoice`, language)
    for (const text of typed) await expect.element(invoice.getByText(text, { exact: true })).toBeVisible()
  },
)
