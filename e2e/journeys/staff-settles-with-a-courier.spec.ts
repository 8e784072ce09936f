import type { Language } from '@shop/contract'
import { once } from '../once.ts'
import { placeOrder } from '../pages/place-order.ts'
import { expect, test } from '../pages/staff-test.ts'

const words = {
  en: {
    choose: 'Choose a sheet',
    delivers: 'Marks as delivered, books the cash',
    twice: 'The order is in the sheet twice',
    differs: 'The amount is not the total of the order',
    apply: 'Apply the right rows',
    applied: '1 row applied.',
    toBook: /will be booked/,
    booked: 'Marked as delivered, cash booked',
    received: 'Its cash is booked already',
  },
  ar: {
    choose: 'اختيار كشف',
    delivers: 'تسجيل التوصيل واستلام المبلغ',
    twice: 'الطلب مكرر في الكشف',
    differs: 'المبلغ لا يساوي إجمالي الطلب',
    apply: 'اعتماد الأسطر السليمة',
    applied: 'تم اعتماد سطر واحد.',
    toBook: /المبلغ الذي سيُسجَّل/,
    booked: 'تم تسجيل التوصيل واستلام المبلغ',
    received: 'تم تسجيل مبلغه من قبل',
  },
} as const satisfies Record<Language, object>

test(
  'staff upload the sheet of a courier: right rows are booked once, the others are named',
  once,
  async ({ client, staffClient, openAsAdmin, clicks, page, dashboard, words: { language } }) => {
    const t = words[language]
    const orders = [await placeOrder(client), await placeOrder(client)]
    const [paid, wrong] = orders.map(({ order }) => order)
    for (const { order } of orders) {
      const body = { step: 'ship', from: 'processing', reason: 'Known to us' } as const
      await staffClient.orders.takeStep({ params: { id: order.id }, body })
    }
    const rows = [
      `${paid?.number},delivered,${paid?.total}`,
      `${paid?.number},delivered,`,
      `${wrong?.number},delivered,1`,
    ]
    const buffer = Buffer.from(`order,status,amount\n${rows.join('\n')}\n`)
    const file = { name: 'sheet.csv', mimeType: 'text/csv', buffer }
    const upload = () => page.getByLabel(t.choose).setInputFiles(file)
    await openAsAdmin('/dashboard/courier-sheets')
    await upload()
    for (const text of [t.delivers, t.twice, t.differs]) await expect(dashboard.main.getByText(text)).toBeVisible()
    // The row with a wrong amount is not part of the sum.
    await expect(dashboard.main.getByText(t.toBook)).toContainText((paid?.total ?? 0).toLocaleString('en-US'))
    const read = (id = '') => staffClient.orders.getOrder({ params: { id } })
    expect(await read(paid?.id)).toMatchObject({ status: 'in_transit' })
    await dashboard.button(t.apply).click()
    await expect(dashboard.notice(t.applied)).toBeVisible()
    await expect(dashboard.main.getByText(t.booked, { exact: true })).toBeVisible()
    await expect(dashboard.main.getByText(t.delivers, { exact: true })).toBeHidden()
    expect(await clicks(), 'to book a sheet that was chosen').toBe(1)
    expect(await read(paid?.id)).toMatchObject({ status: 'delivered', payment_status: 'paid' })
    expect(await read(wrong?.id)).toMatchObject({ status: 'in_transit' })
    await upload()
    await expect(dashboard.main.getByText(t.received)).toBeVisible()
    await expect(dashboard.button(t.apply)).toBeDisabled()
  },
)
