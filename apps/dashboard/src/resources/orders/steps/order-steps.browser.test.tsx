import { languages, type OrderId } from '@shop/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openDashboard, openShop, signInWith } from '../../../../test/open-dashboard.tsx'
import { createProduct, placeOrder, sendOrder } from '../../../../test/records.ts'
import { staffApi } from '../../../data/api.ts'

const words = {
  en: {
    book: 'Book the cash',
    sum: /600/,
    booked: 'The cash is booked.',
    handOver: 'Hand over to the courier',
    deliver: 'Mark as delivered',
    confirmFirst: /^Confirm it by phone/,
    notPacked: 'Nobody has packed this order.',
    isBlocked: 'This number may not order',
    reason: /^Why hand it over/,
    hasCash: /^We have the cash/,
  },
  ar: {
    book: 'تسجيل استلام المبلغ',
    sum: /600/,
    booked: 'تم تسجيل المبلغ.',
    handOver: 'تسليم لشركة الشحن',
    deliver: 'تم التوصيل للعميل',
    confirmFirst: /^أكد الطلب بالهاتف/,
    notPacked: 'لم يُجهَّز هذا الطلب بعد.',
    isBlocked: 'هذا الرقم محظور من الطلب',
    reason: /^سبب التسليم/,
    hasCash: /^استلمنا المبلغ/,
  },
}

beforeEach(openShop)

async function deliver(id: OrderId): Promise<void> {
  await staffApi.orders.takeStep({ params: { id }, body: { step: 'deliver', from: 'in_transit' } })
}

describe.each(languages)('in %s', (language) => {
  const t = words[language]

  it('who books cash does it from the order, also without the right to change orders', async () => {
    const { id } = await placeOrder((await createProduct(600)).id)
    await sendOrder(id)
    await deliver(id)
    await signInWith('orders.cash')
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t.book }))
    const dialog = page.getByRole('dialog')
    await expect.element(dialog.getByText(t.sum)).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: t.book }))
    await expect.element(page.getByText(t.booked)).toBeVisible()
    expect(await staffApi.orders.getOrder({ params: { id } })).toMatchObject({ payment_status: 'paid' })
  })

  it('who may not book cash is not asked for it', async () => {
    const { id } = await placeOrder((await createProduct(600)).id)
    await sendOrder(id)
    await signInWith('orders.write')
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t.deliver }))
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await expect.element(page.getByRole('checkbox', { name: t.hasCash })).not.toBeInTheDocument()
    await userEvent.click(page.getByRole('dialog').getByRole('button', { name: t.deliver }))
    // While the dialog is there, the page behind it is hidden.
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    await expect.element(main.getByRole('button', { name: t.book })).not.toBeInTheDocument()
    expect(await staffApi.orders.getOrder({ params: { id } })).toMatchObject({ payment_status: 'collected' })
  })

  it('a hand-over says what is not right; who may not change orders gives no reason', async () => {
    const { id } = await placeOrder((await createProduct(600)).id)
    await staffApi.customers.setPhoneBlock({
      body: { phone: '01012345678', is_blocked: true, reason: 'Refused twice' },
    })
    await signInWith('orders.fulfil')
    const main = await openDashboard(`orders/${id}/show`, language)
    await userEvent.click(main.getByRole('button', { name: t.handOver }))
    const dialog = page.getByRole('dialog')
    for (const text of [t.isBlocked, t.notPacked, t.confirmFirst])
      await expect.element(dialog.getByText(text)).toBeVisible()
    await expect.element(dialog.getByRole('textbox', { name: t.reason })).not.toBeInTheDocument()
    await expect.element(dialog.getByRole('button', { name: t.handOver })).toBeDisabled()
  })
})
