import type { GovernorateCode } from '@shop/contract'
import { expect, test } from 'vitest'
import { holdOut, judgeOrder, type OrderSignals } from './order-trust.rules.ts'

const rules = {
  knownAfter: 2,
  knownMaxTotal: 1_000_000,
  callTotal: 2_000_000,
  callRefusals: 1,
  codeRefusals: 2,
  cardRefusals: 3,
  callOrders: 4,
  callPhones: 3,
  callGovernorates: ['EG-MT' as GovernorateCode],
  heldOutPercent: 0,
  depositPercent: 0,
}
const usual: OrderSignals = {
  total: 90_000,
  governorate: 'EG-GZ',
  refused: 0,
  refusedAtAddress: 0,
  delivered: 0,
  ordersInDay: 1,
  phonesAtAddress: 1,
}

test.each<[string, Partial<OrderSignals>, string, string[]]>([
  ['a first order', {}, 'link', []],
  ['one delivery is not known yet', { delivered: 1 }, 'link', []],
  ['a known customer', { delivered: 2 }, 'none', ['known_customer']],
  ['a known customer, up to the total', { delivered: 2, total: 1_000_000 }, 'none', ['known_customer']],
  ['a known customer above the total', { delivered: 2, total: 1_000_001 }, 'link', []],
  ['a known customer who refused once', { delivered: 9, refused: 1 }, 'call', ['refused_before']],
  ['two refusals', { refused: 2 }, 'code', ['refused_before']],
  ['three refusals', { refused: 3 }, 'card', ['refused_before']],
  ['another phone at the address refused', { refusedAtAddress: 1 }, 'call', ['refused_at_address']],
  ['exactly the total of a call', { total: 2_000_000 }, 'link', []],
  ['above the total of a call', { total: 2_000_001 }, 'call', ['high_total']],
  ['a governorate that is called', { governorate: 'EG-MT', delivered: 5 }, 'call', ['governorate']],
  ['one order a day less than is called', { ordersInDay: 3 }, 'link', []],
  ['as many orders a day as are called', { ordersInDay: 4 }, 'call', ['many_orders']],
  ['a known customer who orders all day', { delivered: 5, ordersInDay: 9 }, 'call', ['many_orders']],
  ['one phone at the address less than is called', { phonesAtAddress: 2 }, 'link', []],
  ['as many phones at the address as are called', { phonesAtAddress: 3 }, 'call', ['many_phones']],
  [
    'the strictest of several, with all reasons',
    { refused: 2, total: 3_000_000, governorate: 'EG-MT', refusedAtAddress: 4, ordersInDay: 4, phonesAtAddress: 3 },
    'code',
    ['refused_before', 'refused_at_address', 'high_total', 'governorate', 'many_orders', 'many_phones'],
  ],
])('%s', (_, signals, step, reasons) => {
  expect(judgeOrder({ ...usual, ...signals }, rules)).toEqual({ step, reasons })
})

test('a count of 0 switches its rule off', () => {
  const off = {
    ...rules,
    knownAfter: 0,
    callRefusals: 0,
    codeRefusals: 0,
    cardRefusals: 0,
    callOrders: 0,
    callPhones: 0,
  }
  const many = { refused: 9, refusedAtAddress: 9, delivered: 9, ordersInDay: 9, phonesAtAddress: 9 }
  expect(judgeOrder({ ...usual, ...many }, off)).toEqual({
    step: 'link',
    reasons: [],
  })
})

test.each<[string, Partial<OrderSignals>, string, string[]]>([
  ['a call', { refused: 1 }, 'link', ['refused_before', 'held_out']],
  ['a call for many orders', { ordersInDay: 4 }, 'link', ['many_orders', 'held_out']],
  ['a code', { refused: 2 }, 'link', ['refused_before', 'held_out']],
  ['no cash stays so', { refused: 3 }, 'card', ['refused_before']],
  ['the link is asked for anyway', {}, 'link', []],
  ['a known customer stays known', { delivered: 2 }, 'none', ['known_customer']],
])('an order that is left out of the rules: %s', (_, signals, step, reasons) => {
  expect(holdOut(judgeOrder({ ...usual, ...signals }, rules))).toEqual({ step, reasons })
})
