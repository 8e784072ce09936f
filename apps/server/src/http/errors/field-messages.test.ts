import { describe, expect, it } from 'vitest'
import { describeFault } from './field-messages.ts'

describe('what is wrong with a field, in words', () => {
  it.each([
    ['en', 2, 'must have at least 2 characters'],
    ['ar', 2, 'يجب أن يكون حرفين على الأقل'],
    ['ar', 8, 'يجب أن يكون 8 حروف على الأقل'],
    ['ar', 12, 'يجب أن يكون 12 حرفًا على الأقل'],
    ['ar', 100, 'يجب أن يكون 100 حرف على الأقل'],
  ] as const)('counts characters as %s does: %i', (language, minimum, text) => {
    expect(describeFault({ code: 'too_small', origin: 'string', minimum }, language)).toBe(text)
  })

  it.each([
    ['en', 1, 'must have at most 1 character'],
    ['en', 2000, 'must have at most 2,000 characters'],
    ['ar', 255, 'يجب أن يكون 255 حرفًا على الأكثر'],
  ] as const)('says in %s how many are the most: %i', (language, maximum, text) => {
    expect(describeFault({ code: 'too_big', origin: 'string', maximum }, language)).toBe(text)
  })

  it('says of an empty field that it is required, however long its text must be', () => {
    const fault = { code: 'too_small', origin: 'string', minimum: 5, input: '' }
    expect(describeFault(fault, 'en')).toBe('field is required')
    expect(describeFault({ ...fault, input: 'abc' }, 'en')).toBe('must have at least 5 characters')
  })

  it.each([
    ['too_small', { minimum: 1 }, 'field is required', 'هذا الحقل مطلوب'],
    ['too_small', { minimum: 2 }, 'too few entries: at least 2', 'العدد أقل من المطلوب: 2 على الأقل'],
    ['too_big', { maximum: 20 }, 'too many entries: at most 20', 'العدد أكبر من المسموح: 20 على الأكثر'],
  ])('speaks of the entries of a list, not of a number: %s %j', (code, bound, en, ar) => {
    const fault = { code, origin: 'array', ...bound }
    expect([describeFault(fault, 'en'), describeFault(fault, 'ar')]).toEqual([en, ar])
  })

  it('lists the choices with the comma of the language', () => {
    const fault = { code: 'invalid_value', values: ['cash', 'card'], input: 'gold' }
    expect(describeFault(fault, 'en')).toBe('must be one of: cash, card')
    expect(describeFault(fault, 'ar')).toBe('يجب أن يكون واحدًا من: cash، card')
  })

  it('does not change a number', () => {
    expect(describeFault({ code: 'too_small', origin: 'number', minimum: 0 }, 'ar')).toBe('يجب أن يكون 0 على الأقل')
  })
})
