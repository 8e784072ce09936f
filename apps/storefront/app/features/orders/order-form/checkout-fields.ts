import { type PaymentMethod, parsePhoneNumber, textLimits, trimText } from '@shop/contract'
import type { ShopClient } from '../../../api.ts'
import { addressFieldNames } from '../../../delivery/address/address-names.ts'
import { type Faults, makeChecks } from '../../../ui/forms/use-form.ts'

/** The fields of the form, from its top; their names are the API's. */
export const checkoutFieldNames = [
  'first_name',
  'last_name',
  'phone',
  ...addressFieldNames,
  'notes',
  'payment_method',
] as const
export type CheckoutFieldName = (typeof checkoutFieldNames)[number]

/** The fields of the buy-now choice; they are above the others. */
const choiceFieldNames = ['color_id', 'size', 'quantity'] as const

/** All fields of the forms that place an order, from the top. */
export const orderFieldNames = [...choiceFieldNames, ...checkoutFieldNames, 'confirmation_code'] as const
export type OrderFieldName = (typeof orderFieldNames)[number]

/** The text of the form's fields. */
export type CheckoutDraft = Record<CheckoutFieldName, string>

/** What is wrong with a field of the form. */
export type FieldFault = { code: 'required' | 'phone' | 'color' } | { code: 'short'; min: number }
export type FieldFaults = Faults<OrderFieldName, FieldFault>

export const checkoutChecks = makeChecks(checkoutFieldNames, (name, text) => checkField(name, trimText(text)))

/** Checks a field that was left. An empty one is not wrong yet: the form is read in any order. */
export function checkLeftField(name: CheckoutFieldName, text: string): FieldFault | null {
  const given = trimText(text)
  return given === '' ? null : checkField(name, given)
}

export function isCheckoutField(name: string | null): name is CheckoutFieldName {
  return checkoutFieldNames.some((known) => known === name)
}

const minOf = (name: string) => (name in textLimits ? textLimits[name as keyof typeof textLimits].min : 1)
const isNeeded = (name: string) => minOf(name) > 0

function checkField(name: CheckoutFieldName, text: string): FieldFault | null {
  const min = minOf(name)
  if (min === 0) return null
  if (text === '') return { code: 'required' }
  if (name === 'phone') return parsePhoneNumber(text) ? null : { code: 'phone' }
  return text.length < min ? { code: 'short', min } : null
}

/** The request body of a checkout. */
export type CheckoutBody = Parameters<ShopClient['orders']['checkout']>[0]['body']

/** The way to pay of the form that is two: the deposit by card, and the rest in cash. */
export const depositChoice = 'deposit'

/** What the form shows: the total in EGP, the coupon in it, and the deposit that it offers. */
export type ShownTotal = { total: number; couponCode: string | null; deposit: number | null }

export function toCheckoutBody(draft: CheckoutDraft, { total, couponCode, deposit }: ShownTotal): CheckoutBody {
  const { payment_method, ...texts } = draft
  const isByDeposit = payment_method === depositChoice
  const given = Object.entries(texts).filter(([name, text]) => isNeeded(name) || trimText(text) !== '')
  return {
    ...(Object.fromEntries(given) as Omit<CheckoutDraft, 'payment_method'>),
    payment_method: isByDeposit ? 'cash' : (payment_method as PaymentMethod),
    ...(isByDeposit && deposit !== null && { deposit }),
    // The server refuses another total.
    expected_total: total,
    ...(couponCode !== null && { coupon_code: couponCode }),
  }
}
