import { expect, test } from 'vitest'
import { composeAddress } from './compose-address.rules.ts'

const street = { address: '12 Abbas El Akkad Street' }

test('a street alone stays as it was typed', () => {
  expect(composeAddress(street, 'en')).toBe('12 Abbas El Akkad Street')
})

test('finer fields follow from the door outwards, and bare numbers are named', () => {
  const fields = { ...street, building: '5', floor: '3', area: 'Nasr City', landmark: 'Near the pharmacy' }
  expect(composeAddress(fields, 'en')).toBe(
    '12 Abbas El Akkad Street, Building 5, Floor 3, Nasr City, Near the pharmacy',
  )
})

test('in Arabic, also with digits of its own; a text with a name of its own does not change', () => {
  const fields = { address: 'شارع عباس العقاد', building: '٥', floor: 'الأرضي', area: '', landmark: 'بجوار الصيدلية' }
  expect(composeAddress(fields, 'ar')).toBe('شارع عباس العقاد، عمارة ٥، الأرضي، بجوار الصيدلية')
})
