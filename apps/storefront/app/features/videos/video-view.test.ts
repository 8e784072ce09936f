import { expect, it } from 'vitest'
import { formatDuration } from './video-view.ts'

it.each([
  [40, '0:40'],
  [372, '6:12'],
  [725, '12:05'],
  [3729, '1:02:09'],
])('%i seconds are %s', (seconds, text) => {
  expect(formatDuration(seconds)).toBe(text)
})
