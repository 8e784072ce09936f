import { expect, test } from 'vitest'
import { inOtherLayout } from './keyboard-layout.ts'

test.each([
  ["ogh'", 'خلاط'],
  ["OGH'", 'خلاط'],
  ['yghdm', 'غلاية'],
  ['l;ksm ;ivfhzdm', 'مكنسة كهربائية'],
  ['fgk]v', 'بلندر'],
  ["ob' 2 gjv", 'خلاط 2 لتر'],
  ['هقخى', 'iron'],
  ['لامثىيثق', 'blender'],
  ['bمثىيثق', 'blender'],
  ['شهق بقغثق', 'air fryer'],
])('%s was meant as %s', (typed, meant) => {
  expect(inOtherLayout(typed)).toBe(meant)
})

test.each(['', '1500', 'خلاط tefal', '؟!'])('%j has one layout', (text) => {
  expect(inOtherLayout(text)).toBeNull()
})
