import { expect, it } from 'vitest'
import { formatBriefDays } from './format-brief-days.ts'

it.each([
  ['2026-11-24', '2026-11-24', 'Tue 24 Nov', 'الثلاثاء 24 نوفمبر'],
  ['2026-11-24', '2026-11-26', '24–26 Nov', '24–26 نوفمبر'],
  ['2026-12-31', '2027-01-02', '31 Dec – 2 Jan', '31 ديسمبر – 2 يناير'],
])('promised days from %s to %s fit on a card', (from, to, english, arabic) => {
  expect(formatBriefDays({ from, to }, 'en')).toBe(english)
  expect(formatBriefDays({ from, to }, 'ar')).toBe(arabic)
})
