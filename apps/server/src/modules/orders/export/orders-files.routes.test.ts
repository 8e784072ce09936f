import { parse } from 'csv-parse/sync'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi, nextPhone } from '../../../../test/accounts.ts'
import { openTestShop, type TestShop } from '../../../../test/app.ts'
import { enterAs, type Member, placeOrder, takeStep } from '../../../../test/back-office.ts'
import { createProduct } from '../../../../test/factories.ts'

let shop: TestShop
let clerk: Member
beforeAll(async () => {
  shop = await openTestShop({ connections: 8 })
  clerk = await enterAs(shop, 'orders')
})
afterAll(() => shop.close())

async function readFile(query: string, language: 'en' | 'ar' = 'en'): Promise<Record<string, string>[]> {
  const { status, body, headers } = await clerk.call('GET', `/orders/export/?${query}`, { language })
  expect(status).toBe(200)
  expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8', 'cache-control': 'private, no-store' })
  expect(headers['content-disposition']).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
  expect(body.startsWith('\ufeff')).toBe(true)
  return parse(body, { columns: true, bom: true })
}

describe('the file of orders', () => {
  test('says what the list shows, in the language of who asks', async () => {
    const product = await createProduct(shop.pool, {
      nameEn: 'Kettle',
      nameAr: 'غلاية',
      variants: [{ hex: '#aa0000', nameEn: 'Red', nameAr: 'أحمر', price: 123_450 }],
    })
    const fields = { region: 'Matrouh', city: 'Siwa', color_id: product.variantIds[0], apartment: '4' }
    const { number } = await placeOrder(shop, { productId: product.id, quantity: 2, fields })
    expect(await readFile('governorate=EG-MT')).toEqual([
      {
        Order: number,
        'Placed (Cairo)': expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d$/),
        Status: 'To be confirmed',
        Payment: 'Cash',
        'Payment status': 'Unpaid',
        Customer: 'Mona Salem',
        Phone: '010 1234 5678',
        Governorate: 'Matrouh',
        City: 'Siwa',
        Address: '12 Tahrir Street, Apt 4',
        Items: '2 × Kettle Red',
        'Serial numbers': '',
        'Subtotal (EGP)': '2469.00',
        'Discount (EGP)': '0.00',
        Coupon: '',
        'Delivery (EGP)': '0.00',
        'Total (EGP)': '2469.00',
        'Deposit by card (EGP)': '0.00',
        'Cash (EGP)': '2469.00',
        'Received (EGP)': '0.00',
        'Returned units': '0',
        'Damaged units': '0',
        'Refunded for returns (EGP)': '0.00',
        Notes: '',
        Carrier: '',
        'Tracking number': '',
      },
    ])
    const [arabic] = await readFile('governorate=EG-MT', 'ar')
    expect(arabic).toMatchObject({
      الحالة: 'في انتظار التأكيد',
      المحافظة: 'مطروح',
      العنوان: '12 Tahrir Street، شقة 4',
      المنتجات: '2 × غلاية أحمر',
    })
  })

  test.each([
    ['cash', 'To be confirmed'],
    ['card', 'Being prepared'],
    ['kiosk', 'Being prepared'],
  ])('says of an order by %s that nobody has confirmed: %s', async (method, status) => {
    const { id, accessToken } = await placeOrder(shop, { fields: { region: 'Luxor' } })
    await shop.pool`update orders set payment_method = ${method} where id = ${id}`
    const readStatus = async () => (await readFile('governorate=EG-LX')).map(({ Status }) => Status)
    expect(await readStatus()).toEqual([status])
    await clerk.call('POST', `/orders/${id}/calls/`, { body: { outcome: 'reached' } })
    expect(await readStatus()).toEqual(['Being prepared'])
    const path = `/api/orders/${id}/change-requests/?access_token=${accessToken}`
    await callApi(shop.app, 'POST', path, { body: { text: 'The white one' } })
    expect(await readStatus()).toEqual(['Change asked for'])
    await shop.pool`update orders set governorate = 'EG-C' where id = ${id}`
  })

  test('says what is coming back, what came back damaged, and which cash the courier has', async () => {
    const { id: productId, variantIds } = await createProduct(shop.pool, { variants: [{ stock: 10 }] })
    const ship = async () => {
      const { id } = await placeOrder(shop, { productId, quantity: 2, fields: { region: 'Sohag', phone: nextPhone() } })
      await takeStep(clerk, id, 'ship', 'processing')
      return id
    }
    const [coming, back, collected] = [await ship(), await ship(), await ship()]
    for (const id of [coming, back]) await takeStep(clerk, id, 'turn_back', 'in_transit', { failure: 'refused' })
    const damaged = [{ variant_id: variantIds[0], units: 1 }]
    await takeStep(clerk, back, 'receive_back', 'returning', { damaged })
    await takeStep(clerk, collected, 'deliver', 'in_transit')
    const rows = await readFile('governorate=EG-SHG')
    const columns = ['Status', 'Payment status', 'Returned units', 'Damaged units']
    expect(rows.map((row) => columns.map((column) => row[column]))).toEqual([
      ['Delivered', 'Collected by the courier', '0', '0'],
      ['Returned', 'Unpaid', '2', '1'],
      ['Coming back', 'Unpaid', '0', '0'],
    ])
  })

  test('leaves an entry in the audit log, without what was searched for', async () => {
    await readFile('governorate=EG-JS&q=mona')
    const [entry] = await shop.pool`select actor_id, action, after from audit_entries order by id desc limit 1`
    expect(entry).toEqual({ actorId: clerk.id, action: 'exported', after: { governorate: 'EG-JS' } })
  })

  test('runs nothing in a spreadsheet', async () => {
    const bad = ['=1+1', '+CMD', '-2', '@SUM(A1)']
    for (const first_name of bad) await placeOrder(shop, { fields: { first_name, last_name: 'x', region: 'Minya' } })
    const names = (await readFile('governorate=EG-MN')).map(({ Customer }) => Customer)
    expect(names.sort()).toEqual(bad.map((name) => `'${name} x`).sort())
  })

  test('runs nothing where semicolons or line breaks part the cells either', async () => {
    const notes = 'Ring twice;=1+1\nthen; "@SUM(A1)" a-b; c'
    await placeOrder(shop, { fields: { notes, address: 'x\uff1b=y;+CMD', region: 'Luxor' } })
    const [row] = await readFile('governorate=EG-LX')
    expect(row).toMatchObject({ Notes: `Ring twice;'=1+1\nthen; "'@SUM(A1)" a-b; c` })
    expect(row?.Address).toContain(";'+CMD")
  })

  test('holds all of a long list, each order once', async () => {
    await shop.pool`
      insert into orders (id, language, status, payment_method, payment_status, first_name, last_name, phone, address, apartment,
        city, governorate, notes, subtotal_piastres, delivery_piastres, total_piastres, created_at)
      select gen_random_uuid(), 'en', 'delivered', 'cash', 'paid', 'A', 'B', '+2010' || lpad(n::text, 8, '0'), 'x', '', 'y', 'EG-SIN', '',
        100, 0, 100, now() - (n / 4) * interval '1 microsecond' from generate_series(1, 1777) n`
    const rows = await readFile('governorate=EG-SIN')
    expect(rows).toHaveLength(1777)
    expect(new Set(rows.map(({ Order }) => Order)).size).toBe(1777)
  })

  test('is refused for a filter that is none, and has a head when nothing is found', async () => {
    expect((await clerk.call('GET', '/orders/export/?status=lost')).status).toBe(400)
    const { body } = await clerk.call('GET', '/orders/export/?q=nobody-of-this-name')
    expect(body).toMatch(/^\ufeffOrder,.*\r\n$/)
  })
})

describe('an invoice', () => {
  test('shows the tax contained in every amount, which sums up', async () => {
    const { id: productId } = await createProduct(shop.pool, { variants: [{ price: 9_999 }] })
    const { id, number } = await placeOrder(shop, { productId, quantity: 3 })
    const { status, body } = await clerk.call('GET', `/orders/${id}/invoice/`)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      number,
      day: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      shop_name: { en: 'Nawwar', ar: 'نوّر' },
      commercial_register: null,
      tax_card: null,
      customer: { first_name: 'Mona' },
      address: { city: 'Dokki', region: { en: 'Giza', ar: 'الجيزة' } },
      lines: [{ quantity: 3, vat_percent: 14, amounts: { net: 263.13, vat: 36.84, gross: 299.97 } }],
      subtotal: 299.97,
      delivery: { net: 43.86, vat: 6.14, gross: 50 },
      total: { net: 306.99, vat: 42.98, gross: 349.97 },
    })
    expect((await clerk.call('GET', '/orders/00000000-0000-7000-8000-000000000000/invoice/')).status).toBe(404)
  })

  test('names the address, the register and the tax card of the seller once the owner has set them', async () => {
    const admin = await enterAs(shop, 'admin')
    const { body: now } = await admin.call('GET', '/settings/')
    const numbers = {
      seller_address: '4 Industry Street, Giza',
      commercial_register: '١٢٣٤٥ مكتب الجيزة',
      tax_card: '١٢٣ ٤٥٦ ٧٨٩',
    }
    expect((await admin.call('PUT', '/settings/', { body: { ...now, ...numbers } })).status).toBe(200)
    const { id } = await placeOrder(shop)
    expect((await clerk.call('GET', `/orders/${id}/invoice/`)).body).toMatchObject({
      commercial_register: '12345 مكتب الجيزة',
      tax_card: '123-456-789',
      seller_address: numbers.seller_address,
    })
  })
})
