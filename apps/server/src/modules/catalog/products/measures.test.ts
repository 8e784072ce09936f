import { expect, test } from 'vitest'
import { formatDimensions, formatWeight } from './measures.presenter.ts'

test.each([
  [null, null, null],
  [850, '850 g', '850 جم'],
  [1000, '1 kg', '1 كجم'],
  [2346, '2.35 kg', '2.35 كجم'],
  [1_000_000, '1000 kg', '1000 كجم'],
])('%j grams', (grams, en, ar) => {
  expect(formatWeight(grams, 'en')).toBe(en)
  expect(formatWeight(grams, 'ar')).toBe(ar)
})

test('dimensions are width, depth and height in centimetres', () => {
  const measures = { width: 245, height: 300, depth: 180 }
  expect(formatDimensions(measures, 'en')).toBe('24.5 × 18 × 30 cm')
  expect(formatDimensions(measures, 'ar')).toBe('24.5 × 18 × 30 سم')
  expect(formatDimensions(null, 'en')).toBeNull()
})
