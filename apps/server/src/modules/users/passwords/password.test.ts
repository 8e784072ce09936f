import type { PhoneNumber } from '@shop/contract'
import { expect, test } from 'vitest'
import { isEasyToGuess } from './password.rules.ts'

const phone = '+201012345678' as PhoneNumber

test.each([
  'password',
  'PassWord1',
  '12345678',
  '٠١٢٣٤٥٦٧٨٩',
  '9876543210',
  'abcdefgh',
  'aaaaaaaa',
  '123123123',
  'abcabcab',
  'qwertyuiop',
  'ahmed123',
  'Mohamed@2024',
  'zamalek1911',
  'nawwar2026!',
  '01012345678',
  '+201012345678',
  '010-1234-5678',
  '٠١٠١٢٣٤٥٦٧٨',
  'mona1012345678!',
  '01112345678',
  '+20 122 345 6789',
  '0020-1512345678!',
  '٠١١١٢٣٤٥٦٧٨',
])('%s is easy to guess', (password) => {
  expect(isEasyToGuess(password, phone)).toBe(true)
})

test.each([
  'nawwar-admin-1',
  'nawwar-shopper-1',
  'kettle and tea 4',
  'شاي بالنعناع',
  'x7#kQ9!v',
  '01312345678',
  'mint tea 01112345678',
  '19731203',
  'ahmed loves his blender',
])('%s is not', (password) => {
  expect(isEasyToGuess(password, phone)).toBe(false)
})
