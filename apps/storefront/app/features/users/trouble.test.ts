import { ApiError, ConnectionError } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { IncompleteLogin, joinFieldErrors, toTrouble } from './trouble.ts'

describe('what went wrong', () => {
  it.each([
    [
      'the detail before the message',
      new ApiError(401, { detail: 'Login failed', message: 'No', code: 'login_failed' }),
      { kind: 'refused', status: 401, code: 'login_failed', message: 'Login failed' },
    ],
    ['a refusal without words', new ApiError(502, {}), { kind: 'refused', status: 502, code: null, message: null }],
    [
      'how long to wait',
      new ApiError(429, { message: 'Too many', code: 'too_many_requests', details: { seconds: 42 } }),
      { kind: 'wait', seconds: 42 },
    ],
    [
      'too many tries without a time',
      new ApiError(429, { message: 'Too many', code: 'too_many_requests' }),
      { kind: 'refused', status: 429, code: 'too_many_requests', message: 'Too many' },
    ],
    ['no network', new ConnectionError(new TypeError('fetch')), { kind: 'offline', isTimeout: false }],
    [
      'no answer in time',
      new ConnectionError(new DOMException('late', 'TimeoutError')),
      { kind: 'offline', isTimeout: true },
    ],
    ['a login without a token', new IncompleteLogin('token'), { kind: 'incomplete', missing: 'token' }],
    ['a surprise', new Error('?'), { kind: 'unexpected' }],
  ])('A-14: tells %s', (_, error, trouble) => {
    expect(toTrouble(error)).toEqual(trouble)
  })

  it('joins what is said of fields by semicolons (rule A-15)', () => {
    expect(joinFieldErrors({ phone: ['is taken', 'is odd'], email: ['is not valid'] })).toBe(
      'phone: is taken, is odd; email: is not valid',
    )
  })
})
