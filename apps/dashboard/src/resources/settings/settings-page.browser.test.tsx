import { beforeEach, expect, it } from 'vitest'
import { userEvent } from 'vitest/browser'
import { checkPage } from '../../../test/check-page.ts'
import { usually } from '../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, placeOrder } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { invoiceMessages } from '../shared/invoice.messages.ts'

const words = {
  en: {
    names: ['Commercial register', 'Tax card', 'Address of the seller'],
    save: 'Save',
    wrongTaxCard: /must be the nine digits of the tax card/i,
  },
  ar: {
    names: ['السجل التجاري', 'البطاقة الضريبية', 'عنوان البائع'],
    save: 'حفظ',
    wrongTaxCard: /يجب أن يكون 9 أرقام كما في البطاقة الضريبية/,
  },
}
const typed = ['12345 مكتب الجيزة', '123-456-789', '4 Industry Street, Giza']

beforeEach(openShop)

it.each(usually('ar'))(
  'in %s the seller has a register, a tax card and an address, which invoices show, and none that is cleared',
  async (language) => {
    const { names, save, wrongTaxCard } = words[language]
    const t = wordsIn(language)(invoiceMessages)
    const { id } = await placeOrder((await createProduct(900)).id)
    const settings = await openDashboard('settings', language)
    const field = (place: number) => settings.getByRole('textbox', { name: names[place] ?? '', exact: true })
    const saveAll = () => userEvent.click(settings.getByRole('button', { name: save, exact: true }))
    const readRegister = async () => (await staffApi.settings.getSettings()).commercial_register
    await expect.element(field(0)).toHaveValue('')
    for (const [place, text] of typed.entries()) await userEvent.fill(field(place), text)
    await userEvent.fill(field(1), '123 456 78')
    await saveAll()
    await expect.element(settings.getByText(wrongTaxCard)).toBeVisible()
    await userEvent.fill(field(1), '١٢٣ ٤٥٦ ٧٨٩')
    await saveAll()
    await expect.element(field(1)).toHaveValue(typed[1] ?? '')
    await expect.poll(readRegister).toBe(typed[0])
    const invoice = await openDashboard(`orders/${id}/invoice`, language)
    for (const text of typed) await expect.element(invoice.getByText(text, { exact: true })).toBeVisible()
    await expect.element(invoice.getByText(t.contained({ percent: 14 }))).toBeVisible()
    await checkPage()

    await openDashboard('settings', language)
    await userEvent.clear(field(0))
    await saveAll()
    await expect.poll(readRegister).toBe(null)
    await openDashboard(`orders/${id}/invoice`, language)
    await expect.element(invoice.getByText('123-456-789', { exact: true })).toBeVisible()
    await expect.element(invoice.getByText(t.commercialRegister)).not.toBeInTheDocument()
  },
)
