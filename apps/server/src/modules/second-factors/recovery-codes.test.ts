import { expect, it } from 'vitest'
import { isRecoveryCode, makeRecoveryCodes, plainDigitsOf } from './recovery-codes.rules.ts'

it('ten recovery codes of sixteen random digits, none twice', () => {
  const codes = Array.from({ length: 20 }, makeRecoveryCodes).flat()
  expect(new Set(codes).size).toBe(200)
  for (const code of codes) expect(code).toMatch(/^\d{4}(-\d{4}){3}$/)
  // Each digit is as likely as any other: of 3,200 about 320, and never as few or as many as here.
  const counts = Array.from('0123456789', (digit) => codes.join('').split(digit).length - 1)
  for (const count of counts) expect(count).toSatisfy((seen: number) => seen > 220 && seen < 430)
})

it('a recovery code differs from the code of an app by its length', () => {
  expect(isRecoveryCode(plainDigitsOf('1234-5678-9012-3456'))).toBe(true)
  expect(isRecoveryCode('123456')).toBe(false)
})
