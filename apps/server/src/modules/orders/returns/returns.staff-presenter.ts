import {
  type PaymentMethod,
  permissionOfReturnStep,
  piastres,
  type ReturnStatus,
  refundMethodsFor,
  returnLife,
  returnSteps,
  toPounds,
} from '@shop/contract'
import type { Permission, StaffReturn, StaffReturnRow } from '@shop/contract/staff'
import { presentActor, presentRecipient } from '../desk/orders.staff-presenter.ts'
import type { OrderRow } from '../orders.repository.ts'
import { showOrderNumber } from '../orders.rules.ts'
import { showReturnNumber } from './return-terms.rules.ts'
import type { ReturnLineRow, ReturnListRow, ReturnRecord } from './returns.repository.ts'

const pounds = (amount: number) => toPounds(piastres(amount))

/** Presents a return as a row of a list. */
export function presentReturnRow(row: ReturnListRow): StaffReturnRow {
  return {
    id: row.id,
    number: showReturnNumber(row.number),
    status: row.status,
    reason: row.reason,
    order: { id: row.orderId, number: showOrderNumber(row.orderNumber), payment_method: row.paymentMethod },
    customer: presentRecipient(row),
    units: row.units,
    is_late: row.isLate,
    due: row.duePiastres === null ? null : pounds(row.duePiastres),
    refunded: pounds(row.refundedPiastres),
    created_at: row.createdAt.toISOString(),
  }
}

/** Presents a return for staff. @param around the caller's permissions, which decide the offered steps; what is left of a deposit, in piastres */
export function presentStaffReturn(
  { row, lines, events, pictures }: ReturnRecord,
  order: OrderRow,
  { permissions, depositLeft }: { permissions: readonly Permission[]; depositLeft: number },
): StaffReturn {
  const { paymentMethod, firstName, lastName, phone } = order
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return {
    ...presentReturnRow({ ...row, orderNumber: order.number, paymentMethod, firstName, lastName, phone, units }),
    note: row.note,
    pictures,
    refusal: row.refusal,
    lines: lines.map(presentLine),
    refund_method: row.refundMethod,
    refund_reference: row.refundReference,
    refund_methods: refundMethodsFor(paymentMethod as PaymentMethod),
    refunded_to_card_first: pounds(depositLeft),
    steps: stepsFor(permissions, row.status),
    timeline: events.map((event) => ({
      status: event.status,
      at: event.createdAt.toISOString(),
      actor: presentActor(event),
    })),
  }
}

function stepsFor(permissions: readonly Permission[], status: ReturnStatus): StaffReturn['steps'] {
  return returnSteps.filter(
    (step) => returnLife[status][step] !== undefined && permissions.includes(permissionOfReturnStep[step]),
  )
}

/** Presents the product of a line, as it was when it was ordered. */
export function presentLineProduct(line: ReturnLineRow) {
  const { hex, variantId, colorNameEn, colorNameAr } = line
  return {
    sku: line.sku,
    name: { en: line.nameEn, ar: line.nameAr },
    color: hex === null ? null : { id: variantId, name: { en: colorNameEn ?? '', ar: colorNameAr ?? '' }, hex },
    size: line.size,
    image: line.image,
  }
}

function presentLine(line: ReturnLineRow): StaffReturn['lines'][number] {
  return {
    variant_id: line.variantId,
    ...presentLineProduct(line),
    unit_price: pounds(line.unitPricePiastres),
    quantity: line.quantity,
    received: line.received,
    damaged: line.damaged,
    goods: pounds(line.goodsPiastres),
    delivery: pounds(line.deliveryPiastres),
    serials: line.serials,
    returned_serials: line.returnedSerials,
    other_serials: line.otherSerials,
  }
}
