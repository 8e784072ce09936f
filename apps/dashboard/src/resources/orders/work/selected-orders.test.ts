import type { StaffOrderRow } from '@shop/contract/staff'
import { expect, test } from 'vitest'
import { ordersFor, sumCash } from './selected-orders.ts'

const order = (fields: Partial<StaffOrderRow>): StaffOrderRow => ({
  id: 'one',
  number: 'NW-100001',
  status: 'processing',
  payment_method: 'cash',
  payment_status: 'unpaid',
  customer: null,
  city: 'Cairo',
  region_code: 'EG-C',
  total: 10.1,
  deposit: 0,
  cash_amount: 10.1,
  units: 1,
  parcel: null,
  needs_call: false,
  is_phone_blocked: false,
  change_request: null,
  packer: null,
  packed_at: null,
  created_at: '2026-11-01T08:00:00.000Z',
  ...fields,
})
const packer = { id: 1, name: 'Mona' }

test('each action is offered for the orders that it can change', () => {
  const orders = [
    order({ id: 'new' }),
    order({ id: 'taken', packer }),
    order({ id: 'packed', packer, packed_at: '2026-11-01T09:00:00.000Z' }),
    order({ id: 'sent', packer, packed_at: '2026-11-01T09:00:00.000Z', status: 'in_transit' }),
    order({ id: 'cancelled', status: 'cancelled' }),
  ]
  const idsFor = (action: Parameters<typeof ordersFor>[0]) => ordersFor(action, orders).map(({ id }) => id)
  expect(idsFor('take')).toEqual(['new'])
  expect(idsFor('put_back')).toEqual(['taken'])
  expect(idsFor('pack')).toEqual(['new', 'taken'])
  expect(idsFor('unpack')).toEqual(['packed'])
  expect(idsFor('ship')).toEqual(['new', 'taken', 'packed'])
  expect(idsFor('deliver')).toEqual(['sent'])
})

test('the cash to collect counts unpaid cash orders, exact to the piastre', () => {
  const paid = order({ payment_method: 'card', payment_status: 'paid', total: 500 })
  const inParts = order({ payment_status: 'deposit_paid', total: 50, deposit: 49.8, cash_amount: 0.2 })
  expect(sumCash([order({ cash_amount: 0.1 }), inParts, paid])).toBe(0.3)
})
