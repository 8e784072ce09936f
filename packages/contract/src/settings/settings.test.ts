import { describe, expect, it } from 'vitest'
import { settingsStaffEndpoints } from './settings.staff-endpoints.ts'

const { tax_card, commercial_register } = settingsStaffEndpoints.updateSettings.body.shape

describe('a tax card', () => {
  it.each(['123456789', '123-456-789', '١٢٣ ٤٥٦ ٧٨٩', '\u200f123-456-789 '])('%j is kept as on the card', (typed) => {
    expect(tax_card.parse(typed)).toBe('123-456-789')
  })

  it.each(['', '12345678', '1234567890', '123-456-78a'])('%j is none', (typed) => {
    expect(tax_card.safeParse(typed).success).toBe(false)
  })

  it('may be left out', () => {
    expect(tax_card.parse(null)).toBeNull()
    expect(commercial_register.parse(null)).toBeNull()
  })
})

it.each([
  [' 12345 ', '12345'],
  ['١٢٣٤٥ مكتب سجل القاهرة', '12345 مكتب سجل القاهرة'],
])('the entry %j of the commercial register is kept as %j', (typed, expected) => {
  expect(commercial_register.parse(typed)).toBe(expected)
})
