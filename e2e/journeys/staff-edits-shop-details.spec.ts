import { mergeTests } from '@playwright/test'
import { paths } from '../../apps/storefront/app/paths.ts'
import { once } from '../once.ts'
import { copiedWords } from '../pages/copied-words.ts'
import { officeWordsOf } from '../pages/office-words.ts'
import { expect, test as inOwnShop } from '../pages/own-shop-test.ts'
import { placeOrder } from '../pages/place-order.ts'
import { test as sale } from '../pages/sale-test.ts'

const test = mergeTests(sale, inOwnShop)

test("a guest reads the shop's changed details at the next load", once, async ({ page, words, client, openDesk }) => {
  const office = officeWordsOf(words.language)
  const { results } = await client.catalog.listProducts({ query: {} })
  const contacts = page.getByRole('region', { name: office.talkToUs })
  const promises = page.getByRole('region', { name: office.promises })
  await page.goto(paths.product(results[0]?.id ?? 0))
  await expect(contacts).toBeVisible()
  await expect(contacts).not.toContainText('16222')

  const contactInfo = await openDesk('/dashboard/contact-info')
  await contactInfo.main.getByRole('textbox', { name: office.hotline, exact: true }).fill(office.typedNumber)
  await contactInfo.button(words(copiedWords).save).click()
  await expect(contactInfo.notice(words(copiedWords).updated)).toBeVisible()
  await page.reload()
  await expect(contacts.getByRole('link', { name: '16222' })).toHaveAttribute('href', 'tel:16222')

  const delivery = await openDesk('/dashboard/delivery')
  const cairo = delivery.main.getByRole('form', { name: office.cairo, exact: true })
  await cairo.getByRole('textbox', { name: office.deliveryFee }).fill('15')
  await cairo.getByRole('textbox', { name: office.freeOver }).fill('90000')
  await expect(promises).not.toContainText(office.delivery)
  await cairo.getByRole('button').click()
  await expect(delivery.notice(office.zoneSaved)).toBeVisible()
  await page.reload()
  await expect(promises).toContainText(office.delivery)

  await page.goto(paths.returnPolicy())
  const part = page.getByRole('heading', { level: 2, name: office.newPart })
  await expect(page.getByRole('heading', { level: 1, name: office.returnPolicy })).toBeVisible()
  const policies = await openDesk('/dashboard/policies')
  await policies.row(office.returnPolicy).click()
  const text = policies.main.getByRole('textbox', { name: office.text })
  await text.fill(`${await text.inputValue()}\n\n## ${office.newPart}\n\n${office.newText}`)
  await policies.button(words(copiedWords).save).click()
  await expect(policies.notice(words(copiedWords).updated)).toBeVisible()
  await expect(part).toBeHidden()
  await page.reload()
  await expect(part).toBeVisible()
  await expect(page.getByRole('article').getByText(office.strong, { exact: true })).toBeVisible()
})

test(
  'an invoice shows the commercial register and tax card that are set, and no cleared one',
  once,
  async ({ words, client, openDesk }) => {
    const office = officeWordsOf(words.language)
    const { order } = await placeOrder(client)
    const settings = await openDesk('/dashboard/settings')
    const register = settings.main.getByRole('textbox', { name: office.commercialRegister })
    const taxCard = settings.main.getByRole('textbox', { name: office.taxCard })
    await register.fill(office.typedRegister)
    await taxCard.fill('321 654 98')
    await settings.button(words(copiedWords).save).click()
    await expect(settings.main.getByText(office.wrongTaxCard)).toBeVisible()
    await taxCard.fill(office.typedTaxCard)
    await settings.button(words(copiedWords).save).click()
    await expect(settings.notice(words(copiedWords).updated)).toBeVisible()
    await expect(taxCard).toHaveValue('321-654-987')

    const invoice = await openDesk(`/dashboard/orders/${order.id}/invoice`)
    await expect(invoice.main.getByText('321-654-987', { exact: true })).toBeVisible()
    await expect(invoice.main.getByText(office.typedRegister, { exact: true })).toBeVisible()

    await register.clear()
    await settings.button(words(copiedWords).save).click()
    await expect(register).toHaveValue('')
    const later = await openDesk(`/dashboard/orders/${order.id}/invoice`)
    await expect(later.main.getByText('321-654-987', { exact: true })).toBeVisible()
    await expect(later.main.getByText(office.commercialRegister)).toBeHidden()
  },
)
