import type { Permission } from '../../staff/permissions.ts'
import { isOnline, methodRules } from '../online-methods.ts'
import type { PaymentMethod } from '../order-status.ts'

/** The life of a return (docs/domain.md). */
export const returnStatuses = [
  'requested',
  'approved',
  'refused',
  'withdrawn',
  'collected',
  'inspected',
  'refunded',
  'closed',
] as const
export type ReturnStatus = (typeof returnStatuses)[number]

export const returnSteps = ['approve', 'refuse', 'withdraw', 'collect', 'inspect', 'refund', 'close'] as const
export type ReturnStep = (typeof returnSteps)[number]

/** Which step leads where. A step that is not here is refused. */
export const returnLife: Readonly<Record<ReturnStatus, Partial<Record<ReturnStep, ReturnStatus>>>> = {
  requested: { approve: 'approved', refuse: 'refused', withdraw: 'withdrawn' },
  approved: { collect: 'collected', inspect: 'inspected', withdraw: 'withdrawn' },
  collected: { inspect: 'inspected' },
  inspected: { refund: 'refunded', close: 'closed' },
  refunded: { close: 'closed' },
  refused: {},
  withdrawn: {},
  closed: {},
}

/** Statuses that a step may start from. */
export function returnStatusesBefore(step: ReturnStep): ReturnStatus[] {
  return returnStatuses.filter((status) => returnLife[status][step] !== undefined)
}

/** Returns that still need something. A person with one cannot be erased. */
export const openReturnStatuses = [
  'requested',
  'approved',
  'collected',
  'inspected',
] as const satisfies readonly ReturnStatus[]

/** What staff must be allowed to do for a step. */
export const permissionOfReturnStep = {
  approve: 'returns.approve',
  refuse: 'returns.approve',
  withdraw: 'returns.approve',
  collect: 'returns.inspect',
  inspect: 'returns.inspect',
  refund: 'orders.refund',
  close: 'orders.refund',
} as const satisfies Record<ReturnStep, Permission>

/** Max pictures of a return. It takes them as long as it can be withdrawn. */
export const maxReturnPictures = 4

/** Why a shopper returns something. */
export const shopperReturnReasons = [
  'change_of_mind',
  'faulty',
  'arrived_damaged',
  'wrong_item',
  'missing_parts',
] as const
/** `agreed`: staff take goods back by agreement. */
export const returnReasons = [...shopperReturnReasons, 'agreed'] as const
export type ReturnReason = (typeof returnReasons)[number]

/** Whether the share of the delivery fee is refunded, too. Who changes their mind has the shorter term, and pays the delivery. */
export function refundsDelivery(reason: ReturnReason): boolean {
  return reason !== 'change_of_mind'
}

/** How staff pay money back. */
export const handRefundMethods = ['cash', 'transfer', 'wallet'] as const
export type HandRefundMethod = (typeof handRefundMethods)[number]

/** How a refund is paid: `card` is the provider's, by the way that was paid; the others are payments of staff. */
export const returnRefundMethods = ['card', ...handRefundMethods] as const
export type ReturnRefundMethod = (typeof returnRefundMethods)[number]

export function refundMethodsFor(method: PaymentMethod): ReturnRefundMethod[] {
  return isOnline(method) && methodRules[method].refunds === 'provider' ? ['card'] : [...handRefundMethods]
}
