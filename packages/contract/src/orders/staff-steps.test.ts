import { describe, expect, it } from 'vitest'
import { permissionsOf, type StaffRole, staffRoles } from '../staff/permissions.ts'
import { type OrderStatus, orderStatuses, type PaymentStatus, paymentStatuses } from './order-status.ts'
import { permissionOfUndo, type StaffStep, stepsFor, type UndoableStep, undoableSteps } from './staff-steps.ts'

type Steps = { [step in StaffStep]?: readonly StaffRole[] }

/** Who may take which step of an order, unless the shop has money of it. A role that is not named is refused. */
const unpaid: Readonly<Record<OrderStatus, Steps>> = {
  pending_payment: { cancel: ['admin', 'orders', 'support'] },
  processing: {
    ship: ['admin', 'orders', 'support', 'warehouse'],
    cancel: ['admin', 'orders', 'support'],
  },
  in_transit: {
    deliver: ['admin', 'orders', 'support'],
    attempt: ['admin', 'orders', 'support'],
    turn_back: ['admin', 'orders', 'support'],
  },
  // It puts units back on sale, as the inspection of a return does: both permissions.
  delivered: { return: ['admin', 'orders'] },
  returning: { receive_back: ['admin', 'orders', 'support', 'warehouse'] },
  cancelled: {},
  returned: {},
}

/** What differs once the shop has money of it, all or a deposit: to cancel it sends the money back. */
const withMoney: Readonly<Record<OrderStatus, Steps>> = {
  ...unpaid,
  pending_payment: { cancel: ['admin', 'orders', 'accountant'] },
  processing: {
    ship: ['admin', 'orders', 'support', 'warehouse'],
    cancel: ['admin', 'orders', 'accountant'],
  },
}

const tableOf: Readonly<Record<PaymentStatus, typeof unpaid>> = {
  unpaid,
  pending: unpaid,
  deposit_paid: withMoney,
  collected: unpaid,
  paid: withMoney,
  failed: unpaid,
  refunded: unpaid,
}

/** Who may take a step back before its message is sent. */
const undo: Readonly<Record<UndoableStep, readonly StaffRole[]>> = {
  ship: ['admin', 'orders', 'support', 'warehouse'],
  deliver: ['admin', 'orders', 'support'],
  attempt: ['admin', 'orders', 'support'],
  turn_back: ['admin', 'orders', 'support'],
}

describe.each(staffRoles)('a member of staff with the role %s', (role) => {
  it.each(orderStatuses)('takes the steps of the table with an order that is %s, and no others', (status) => {
    for (const payment_status of paymentStatuses) {
      const steps = Object.entries(tableOf[payment_status][status]).filter(([, roles]) => roles.includes(role))
      const found = stepsFor(permissionsOf[role], { status, payment_status, holdsMoney: false })
      expect(found.sort(), payment_status).toEqual(steps.map(([step]) => step).sort())
      // Whoever may not refund cancels nothing of which money was received, also while it is under review.
      const held = stepsFor(permissionsOf[role], { status, payment_status, holdsMoney: true })
      const mayRefund = (['admin', 'orders', 'accountant'] as const).some((one) => one === role)
      expect(held.sort(), payment_status).toEqual(found.filter((step) => step !== 'cancel' || mayRefund))
    }
  })

  it('takes back the steps of the table, and no others', () => {
    const found = undoableSteps.filter((step) => permissionsOf[role].includes(permissionOfUndo(step)))
    expect(found).toEqual(undoableSteps.filter((step) => undo[step].includes(role)))
  })
})

it.each(orderStatuses)('a shopper, and staff who only read, take no step of an order that is %s', (status) => {
  for (const payment_status of paymentStatuses) {
    expect(stepsFor(permissionsOf.shopper, { status, payment_status, holdsMoney: false })).toEqual([])
    expect(stepsFor(['orders.read'], { status, payment_status, holdsMoney: false })).toEqual([])
  }
})
