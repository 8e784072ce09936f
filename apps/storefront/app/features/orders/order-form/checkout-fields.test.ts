import { ApiError } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { findFaults, toSaid } from '../../../ui/forms/use-form.ts'
import {
  type CheckoutDraft,
  checkLeftField,
  checkoutChecks,
  orderFieldNames,
  toCheckoutBody,
} from './checkout-fields.ts'

const draft: CheckoutDraft = {
  first_name: 'منى',
  last_name: 'Salem',
  phone: '٠١٠ ١٢٣٤ ٥٦٧٨',
  region: 'EG-GZ',
  city: 'Dokki',
  area: '',
  address: '12 Tahrir Street',
  building: '',
  floor: '',
  apartment: '',
  landmark: '',
  notes: '',
  payment_method: 'cash',
}

describe('what is checked before the shop is asked', () => {
  it('O-01: lets a good draft pass, also with Arabic digits', () => {
    expect(findFaults(checkoutChecks, draft)).toEqual({})
  })

  it.each<[string, Partial<CheckoutDraft>, object]>([
    ['a name of blanks', { first_name: '   ' }, { first_name: { code: 'required' } }],
    ['no governorate', { region: '' }, { region: { code: 'required' } }],
    ['no way to pay', { payment_method: '' }, { payment_method: { code: 'required' } }],
    ['a landline', { phone: '0233334444' }, { phone: { code: 'phone' } }],
    ['an address of three letters', { address: 'abc' }, { address: { code: 'short', min: 5 } }],
    ['a name of direction marks', { first_name: '\u200f\u202b' }, { first_name: { code: 'required' } }],
    ['a city of one letter', { city: 'x' }, { city: { code: 'short', min: 2 } }],
  ])('finds %s', (_, part, faults) => {
    expect(findFaults(checkoutChecks, { ...draft, ...part })).toEqual(faults)
  })
})

it.each([
  ['phone', '0101', { code: 'phone' }],
  ['phone', '010 1234 5678', null],
  ['phone', ' ', null],
  ['city', 'x', { code: 'short', min: 2 }],
  ['notes', 'x', null],
] as const)('the field %s that was left with "%s" is checked', (name, text, fault) => {
  expect(checkLeftField(name, text)).toEqual(fault)
})

describe('the payload', () => {
  const shown = { total: 899, couponCode: null, deposit: null }

  it('leaves out what was left empty', () => {
    const body = toCheckoutBody({ ...draft, notes: '  ' }, shown)
    for (const name of ['area', 'building', 'floor', 'apartment', 'landmark']) expect(body).not.toHaveProperty(name)
    expect(body).not.toHaveProperty('notes')
    expect(body).toMatchObject({ region: 'EG-GZ', payment_method: 'cash', expected_total: 899 })
  })

  it('names the coupon that the total counts', () => {
    expect(toCheckoutBody(draft, shown)).not.toHaveProperty('coupon_code')
    expect(toCheckoutBody(draft, { total: 800, couponCode: 'SUMMER10', deposit: null })).toMatchObject({
      expected_total: 800,
      coupon_code: 'SUMMER10',
    })
  })

  it('names the deposit that was offered, where it is chosen', () => {
    const offered = { ...shown, deposit: 180 }
    const chosen = toCheckoutBody({ ...draft, payment_method: 'deposit' }, offered)
    expect(chosen).toMatchObject({ payment_method: 'cash', deposit: 180 })
    expect(toCheckoutBody(draft, offered)).not.toHaveProperty('deposit')
  })

  it('is the same text for the same draft', () => {
    expect(JSON.stringify(toCheckoutBody({ ...draft }, shown))).toBe(JSON.stringify(toCheckoutBody(draft, shown)))
  })
})

it('takes the words of the shop for the fields of the form', () => {
  const errors = { phone: ['please enter a valid phone number'], session_key: ['field is required'] }
  const refusal = new ApiError(422, { errors })
  expect(toSaid(refusal, orderFieldNames)).toEqual({ phone: { said: 'please enter a valid phone number' } })
})

it('a sentence that the server says twice of a field shows once', () => {
  const sentence = 'field is required'
  const refusal = new ApiError(422, { errors: { city: [sentence, sentence] } })
  expect(toSaid(refusal, orderFieldNames)).toEqual({ city: { said: sentence } })
})
