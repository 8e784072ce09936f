import { expect, test } from 'vitest'
import { countAll, type Parcel, scanUnit } from './scan-unit.ts'

const plain = { variant_id: 1, sku: 'NW-KT-1', quantity: 1, needs_serials: false }
const oven = { variant_id: 2, sku: 'NW-OV-2', quantity: 2, needs_serials: true }
const mixer = { variant_id: 3, sku: 'NW-MX-3', quantity: 1, needs_serials: true }
const empty: Parcel = { units: {}, serials: {}, awaited: null }

test('a SKU counts a unit, or asks for the serial number', () => {
  expect(scanUnit([plain, oven], empty, 'nw-kt-1')).toMatchObject({ kind: 'counted', done: 1 })
  expect(scanUnit([plain, oven], empty, 'NW-OV-2')).toEqual({ kind: 'awaits', line: oven })
})

test('a serial number belongs to the awaited line, or to the only one that needs numbers', () => {
  expect(scanUnit([plain, oven], empty, ' sn-٠٠١ ')).toEqual({ kind: 'serial', line: oven, serial: 'SN-001', done: 1 })
  expect(scanUnit([oven, mixer], empty, 'SN-001')).toEqual({ kind: 'unclear', serial: 'SN-001' })
  expect(scanUnit([oven, mixer], { ...empty, awaited: 3 }, 'SN-001')).toMatchObject({ kind: 'serial', line: mixer })
})

test('a number twice, one too many and text that is none are told apart', () => {
  const parcel = { ...empty, serials: { 2: ['SN-001'] } }
  expect(scanUnit([oven], parcel, 'sn-001')).toEqual({ kind: 'repeated', serial: 'SN-001' })
  expect(scanUnit([mixer], { ...empty, serials: { 3: ['SN-001'] } }, 'SN-002')).toEqual({ kind: 'unknown' })
  expect(scanUnit([oven], empty, 'SN')).toEqual({ kind: 'unknown' })
  expect(scanUnit([plain], empty, 'SN-001')).toEqual({ kind: 'unknown' })
  expect(countAll([plain, oven], parcel)).toEqual({ 1: 0, 2: 1 })
})
