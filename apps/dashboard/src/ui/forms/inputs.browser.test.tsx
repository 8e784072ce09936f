import { languages } from '@shop/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { inTurns } from '../../../test/in-turns.ts'
import { openDashboard, openShop } from '../../../test/open-dashboard.tsx'
import { createProduct, drawPicture } from '../../../test/records.ts'
import { wordsIn } from '../../../test/words.ts'
import { staffApi } from '../../data/api.ts'
import { picturesMessages } from '../pictures/pictures.messages.ts'

const words = {
  en: {
    save: 'Save',
    price: /^Regular price \(EGP\)/,
    noNumber: 'This is not a number.',
    titles: [/^Title \(English\)/, /^Title \(Arabic\)/],
    pictures: [/^Picture for English/, /^Picture for Arabic/],
    choose: 'Choose a picture',
    link: /^Link/,
    badLink: /^Must be a place in the shop/i,
    from: 'From',
    noDate: /^This date is not possible/,
    check: 'Not saved. Please check: From.',
  },
  ar: {
    save: 'حفظ',
    price: /^السعر الأساسي \(ج\.م\)/,
    noNumber: 'هذا ليس رقمًا.',
    titles: [/^العنوان بالإنجليزية/, /^العنوان بالعربية/],
    pictures: [/^الصورة للإنجليزية/, /^الصورة للعربية/],
    choose: 'اختيار صورة',
    link: /^الرابط/,
    badLink: /^يجب أن يكون مكانًا في المتجر/,
    from: 'من',
    noDate: /^هذا التاريخ غير ممكن/,
    check: 'لم يتم الحفظ. راجع: من.',
  },
} as const

beforeEach(openShop)

describe.each(languages)('in %s', (language) => {
  const it = inTurns(language)
  const t = words[language]
  const save = page.getByRole('button', { name: t.save, exact: true })

  it('a price takes Arabic digits, stays under the wheel, and says what is no number', async () => {
    const { id } = await createProduct(6153)
    const read = async () => (await staffApi.products.getProduct({ params: { id: String(id) } })).plain?.price
    const main = await openDashboard(`products/${id}`, language)
    const price = main.getByRole('textbox', { name: t.price })
    await expect.element(price).toHaveValue('6153')
    await userEvent.tripleClick(price)
    await userEvent.keyboard('dear')
    await save.click()
    await expect.element(main.getByText(t.noNumber)).toBeVisible()
    await expect.element(price).toHaveValue('dear')
    expect(await read()).toBe(6153)
    await userEvent.tripleClick(price)
    await userEvent.keyboard('١٧٤٩')
    await userEvent.wheel(price, { delta: { y: 200 } })
    await save.click()
    await expect.poll(read).toBe(1749)
  })

  it('a banner is saved neither with a date that is not possible, nor with a link that is a script, nor twice', async () => {
    const list = async () => (await staffApi.banners.listBanners({ query: {} })).results
    // Calls go through: the spy only counts them.
    const { mock } = vi.spyOn(window, 'fetch')
    const countSaves = () =>
      mock.calls.filter(([path, init]) => init?.method === 'POST' && path === '/api/admin/banners/').length
    const main = await openDashboard('banners/create', language)
    for (const title of t.titles) await userEvent.fill(main.getByLabelText(title), 'Dates')
    for (const name of t.pictures) {
      const picture = main.getByRole('group', { name })
      await userEvent.upload(picture.getByLabelText(t.choose), await drawPicture())
      await expect.element(picture.getByRole('img')).toBeInTheDocument()
    }
    const link = main.getByLabelText(t.link)
    await userEvent.fill(link, 'javascript:alert(1)')
    const start = main.getByLabelText(t.from, { exact: true })
    await userEvent.fill(start, '0026-05-01T10:00')
    await save.click()
    await expect.element(main.getByText(t.noDate)).toBeVisible()
    await expect.element(page.getByText(t.check)).toBeVisible()
    await expect.element(start).toHaveValue('0026-05-01T10:00')
    expect(countSaves()).toBe(0)
    await userEvent.fill(start, '2199-05-01T10:00')
    await save.click()
    await expect.element(main.getByText(t.badLink)).toBeVisible()
    expect(await list()).toEqual([])
    await userEvent.fill(link, '/offers')
    await userEvent.dblClick(save)
    await expect.poll(() => location.pathname).toBe('/dashboard/banners')
    // The first was refused.
    expect(countSaves()).toBe(2)
    expect(await list()).toMatchObject([{ link: '/offers', starts_at: '2199-05-01T07:00:00.000Z' }])
  })
})

it('of the fields that the server refuses, the first on the page gets the focus', async () => {
  const category = (await createProduct(900, { sku: 'NW-8' })).category
  const { id } = await createProduct(900, { category })
  const main = await openDashboard(`products/${id}`, 'en')
  const price = main.getByRole('textbox', { name: words.en.price })
  const name = main.getByRole('textbox', { name: /^Name \(English\)/ })
  const save = main.getByRole('button', { name: 'Save', exact: true })
  // The server names the name first, the page has the price above it.
  await price.fill('10.555')
  await name.fill('x'.repeat(300))
  await save.click()
  await expect.element(name).toBeInvalid()
  await expect.element(price).toHaveFocus()

  await price.fill('10.5')
  await name.fill('Kettle')
  const sku = main.getByRole('textbox', { name: /^SKU/ })
  await sku.fill('NW-8')
  await save.click()
  await expect.element(main.getByText('Another product has this SKU.')).toBeVisible()
  await expect.element(sku).toHaveFocus()
})

it('a file that is no picture is refused with its name and the reason', async () => {
  const { id } = await createProduct(900)
  const main = await openDashboard(`products/${id}`, 'en')
  const fake = new File(['<html><script>alert(1)</script>'], 'page.png', { type: 'image/png' })
  await userEvent.upload(main.getByLabelText(wordsIn('en')(picturesMessages).add), fake)
  const refusal = page.getByRole('alert').filter({ hasText: 'page.png' })
  await expect.element(refusal).toMatchTextContent(/JPEG/)
})

it('while pictures are uploaded, others can be removed, and nothing is saved without them', async () => {
  const t = wordsIn('en')(picturesMessages)
  const { id } = await createProduct(900)
  const read = async () => (await staffApi.products.getProduct({ params: { id: String(id) } })).pictures
  const main = await openDashboard(`products/${id}`, 'en')
  const add = async (color: string) => await userEvent.upload(main.getByLabelText(t.add), await drawPicture(color))
  await add('black')
  await expect.element(main.getByRole('img', { name: t.picture({ number: 1 }) })).toBeInTheDocument()

  const { promise, resolve: answer } = Promise.withResolvers<void>()
  const { fetch } = window
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    if (String(input).includes('/api/admin/pictures/')) await promise
    return await fetch(input, init)
  })
  await add('white')
  await expect.element(main.getByText(t.uploading)).toBeVisible()
  await main.getByRole('button', { name: t.remove({ number: 1 }) }).click()
  const save = main.getByRole('button', { name: 'Save', exact: true })
  await save.click()
  await expect.element(main.getByText(t.stillUploading)).toBeVisible()
  answer()
  await expect.element(main.getByText(t.uploading)).not.toBeInTheDocument()
  await expect.element(main.getByText(t.stillUploading)).not.toBeInTheDocument()
  await save.click()
  await expect.poll(read).toHaveLength(1)
})

it.each([
  ['en', 'Save', 'Not saved. Please check: Name (English), Name (Arabic), Code, Percent and 2 more.'],
  ['ar', 'حفظ', /راجع: الاسم بالإنجليزية.* والنسبة وحقلين آخرين\.$/],
] as const)(
  'in %s a toast about many wrong fields names the first and counts the others',
  async (language, save, text) => {
    const main = await openDashboard('coupons/create', language)
    await main.getByRole('button', { name: save }).click()
    await expect.element(page.getByText(text)).toBeVisible()
  },
)
