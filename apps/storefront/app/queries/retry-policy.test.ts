import { ApiError, ConnectionError } from '@shop/contract'
import { expect, it } from 'vitest'
import { isWorthAnotherTry } from './retry-policy.ts'

const lost = new ConnectionError(new TypeError('fetch failed'))

it.each([
  ['that met nobody', 0, lost, true],
  ['that met nobody twice', 1, lost, false],
  ['whose time ran out', 0, new ConnectionError(new DOMException('', 'TimeoutError')), false],
  ['that was refused', 0, new ApiError(503, {}), false],
] as const)('a call %s (%i failures before): %s', (_, failureCount, error, expected) => {
  expect(isWorthAnotherTry(failureCount, error)).toBe(expected)
})
