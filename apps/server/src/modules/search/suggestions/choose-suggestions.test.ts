import { describe, expect, it } from 'vitest'
import { isNamedBy, readTyped } from './choose-suggestions.rules.ts'

const kettles = { en: 'Electric kettles', ar: 'غلايات كهربائية' }

describe('a half-typed name', () => {
  it.each([['ket'], ['KETTLES elec'], ['غلا'], ['الغلايات'], ['غلايات كهرب'], ['ELECTRIC غلايات']])(
    '%s is found in either language',
    (typed) => {
      expect(isNamedBy(kettles, readTyped(typed))).toBe(true)
    },
  )

  it.each([['k'], ['ettle'], ['kettle black'], [''], ['؟!']])('%s is not', (typed) => {
    expect(isNamedBy(kettles, readTyped(typed))).toBe(false)
  })
})
