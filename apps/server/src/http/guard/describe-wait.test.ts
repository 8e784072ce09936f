import { expect, test } from 'vitest'
import { describeWait } from './describe-wait.ts'

test.each([
  [0, 'in a minute', 'بعد دقيقة'],
  [61, 'in 2 minutes', 'بعد دقيقتين'],
  [180, 'in 3 minutes', 'بعد 3 دقائق'],
  [900, 'in 15 minutes', 'بعد 15 دقيقة'],
  [2968, 'in 50 minutes', 'بعد 50 دقيقة'],
])('%d seconds are %j', (seconds, en, ar) => {
  expect(describeWait(seconds)).toEqual({ en, ar })
})
