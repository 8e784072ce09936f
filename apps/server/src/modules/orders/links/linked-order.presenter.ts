import { type Language, type LinkedOrder, type Order, orderCan } from '@shop/contract'
import { presentOrder } from '../orders.presenter.ts'
import type { OrderRecord, OrderRow } from '../orders.repository.ts'

/** Presents an order to whoever has its link: without street, surname, full phone and what people wrote. */
export function presentLinkedOrder(
  record: OrderRecord,
  changeRequestedAt: string | null,
  language: Language,
): LinkedOrder {
  const order = presentOrder(record, language)
  const { payment_method, status } = order
  const { isConfirmed } = record.order
  return {
    id: order.id,
    number: order.number,
    status,
    payment_method,
    payment_status: order.payment_status,
    items: order.items,
    subtotal: order.subtotal,
    discount: order.discount,
    coupon_code: order.coupon_code,
    delivery: order.delivery,
    total: order.total,
    pay_before: order.pay_before,
    deposit: order.deposit,
    cash_amount: order.cash_amount,
    can_pay_in_cash: order.can_pay_in_cash,
    currency: order.currency,
    promise: order.promise,
    parcel: order.parcel,
    customer: { first_name: order.customer.first_name, phone_ending: order.customer.phone.slice(-3) },
    address: { city: order.address.city, region: order.address.region },
    timeline: order.timeline.map(({ note: _, ...step }) => step),
    change_requested_at: changeRequestedAt,
    amount_due: amountDue(order),
    is_confirmed: isConfirmed,
    can_confirm: payment_method === 'cash' && status === 'processing' && !isConfirmed && canConfirmByLink(record.order),
    can_cancel: orderCan.cancel(order),
    created_at: order.created_at,
  }
}

/** The link confirms unless the order needs more than that. */
export function canConfirmByLink({ trustStep }: Pick<OrderRow, 'trustStep'>): boolean {
  return trustStep === 'link' || trustStep === 'none'
}

function amountDue({ status, payment_status, total, cash_amount }: Order): number {
  const isOpen = status === 'pending_payment' || status === 'processing' || status === 'in_transit'
  if (!isOpen || payment_status === 'paid' || payment_status === 'refunded') return 0
  return payment_status === 'deposit_paid' ? cash_amount : total
}
