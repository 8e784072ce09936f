import { describe, expect, it } from 'vitest'
import { describeSecret, findStep, makeSecret, stepOf } from './totp.rules.ts'

/** The shared secret of RFC 6238, appendix B: "12345678901234567890". */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

describe('a code of an authenticator app', () => {
  // Appendix B names eight digits; the last six of them are the code of six.
  it.each([
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ])('at %i seconds is that of RFC 6238', (seconds, code) => {
    expect(findStep(secret, code.slice(2), at(seconds))).toBe(Math.floor(seconds / 30))
  })

  it.each([
    [-31, null],
    [-30, 1],
    [0, 1],
    [29, 1],
    [30, 1],
    [59, 1],
    [60, null],
  ])('of the step from 30 to 60, seen %i seconds after its beginning, is of step %s', (after, step) => {
    expect(findStep(secret, '287082', at(30 + after))).toBe(step)
  })

  it.each(['287083', '000000', '28708', '2870820', ''])('is not %j', (code) => {
    expect(findStep(secret, code, at(59))).toBeNull()
  })

  it('never counts for another secret', () => {
    expect(findStep('JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP', '287082', at(59))).toBeNull()
  })
})

describe('a secret', () => {
  it('has 160 bits, in letters, and is another one each time', () => {
    const secrets = Array.from({ length: 50 }, makeSecret)
    for (const one of secrets) expect(one).toMatch(/^[A-Z2-7]{32}$/)
    expect(new Set(secrets).size).toBe(50)
  })

  it('is handed to an app with the shop and the account', () => {
    const uri = new URL(describeSecret(secret, { shop: 'نوّر', account: '+201012345678' }))
    expect(decodeURIComponent(uri.pathname)).toMatch(/نوّر:\+201012345678$/)
    expect(Object.fromEntries(uri.searchParams)).toEqual({
      issuer: 'نوّر',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    })
  })
})

it('a step is 30 seconds long', () => {
  expect([0, 29, 30, 59, 60].map((seconds) => stepOf(at(seconds)))).toEqual([0, 0, 1, 1, 2])
})
