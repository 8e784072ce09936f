import type { GovernorateCode } from '@shop/contract'
import { type ConfirmationStep, confirmationSteps, type TrustReason } from '@shop/contract/staff'
import type { TrustRules } from '../../settings/index.ts'

/** What the shop knows of a cash order before it is placed. */
export type OrderSignals = {
  /** In piastres. */
  total: number
  governorate: GovernorateCode
  /** Parcels of the last year that came back, of the phone and of the account. */
  refused: number
  /** The same of other phones at the same address. */
  refusedAtAddress: number
  /** Orders of the phone that were delivered: to this address, or to any where the phone is proven. */
  delivered: number
  /** Orders of the phone and of the account's within 24 hours, this one included. */
  ordersInDay: number
  /** Phones with open orders at the address, this one included; at most as many as the rules ask for. */
  phonesAtAddress: number
}

/** The step of an order, with each reason for it. */
export type OrderTrust = { step: ConfirmationStep; reasons: TrustReason[] }

/** An order whose signals nobody looked at: a card order, or one that staff placed for a caller. */
export const usualTrust: OrderTrust = { step: 'link', reasons: [] }

/**
 * Gives a cash order the mildest step that meets all of its signals. A count of 0 in the rules switches its rule off.
 *
 * @returns with the reasons of every rule that asks for more than the link, or why nothing is asked for
 */
export function judgeOrder(signals: OrderSignals, rules: TrustRules): OrderTrust {
  const demands: [ConfirmationStep, TrustReason][] = [
    [stepOfRefusals(signals.refused, rules), 'refused_before'],
    [reaches(signals.refusedAtAddress, rules.callRefusals) ? 'call' : 'link', 'refused_at_address'],
    [signals.total > rules.callTotal ? 'call' : 'link', 'high_total'],
    [rules.callGovernorates.includes(signals.governorate) ? 'call' : 'link', 'governorate'],
    [reaches(signals.ordersInDay, rules.callOrders) ? 'call' : 'link', 'many_orders'],
    [reaches(signals.phonesAtAddress, rules.callPhones) ? 'call' : 'link', 'many_phones'],
  ]
  const strict = demands.filter(([step]) => step !== 'link')
  if (strict.length === 0) return isKnown(signals, rules) ? { step: 'none', reasons: ['known_customer'] } : usualTrust
  const places = strict.map(([step]) => confirmationSteps.indexOf(step))
  return { step: confirmationSteps[Math.max(...places)] ?? 'call', reasons: strict.map(([, reason]) => reason) }
}

/**
 * The trust of an order that is left out, so that reports compare orders with and without the steps: the link is enough instead of a
 * call or a code. Cash that is not taken stays so.
 */
export function holdOut({ step, reasons }: OrderTrust): OrderTrust {
  if (step !== 'call' && step !== 'code') return { step, reasons }
  return { step: 'link', reasons: [...reasons, 'held_out'] }
}

function stepOfRefusals(refused: number, rules: TrustRules): ConfirmationStep {
  if (reaches(refused, rules.cardRefusals)) return 'card'
  if (reaches(refused, rules.codeRefusals)) return 'code'
  return reaches(refused, rules.callRefusals) ? 'call' : 'link'
}

function isKnown({ delivered, refused, total }: OrderSignals, { knownAfter, knownMaxTotal }: TrustRules): boolean {
  return reaches(delivered, knownAfter) && refused === 0 && total <= knownMaxTotal
}

function reaches(count: number, min: number): boolean {
  return min > 0 && count >= min
}
