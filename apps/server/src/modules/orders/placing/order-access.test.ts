import { createHmac } from 'node:crypto'
import type { OrderId } from '@shop/contract'
import { expect, test } from 'vitest'
import { isAccessToken, makeAccessToken } from './order-access.rules.ts'

const secret = 'a secret of the tests, 32 characters'
const id = '0197f1c2-7e3a-7c1e-9d1f-000000000001' as OrderId
const other = '0197f1c2-7e3a-7c1e-9d1f-000000000002' as OrderId

test('a token opens its own order, and no other', () => {
  const token = makeAccessToken(secret, id)
  expect(isAccessToken(secret, id, token)).toBe(true)
  expect(isAccessToken(secret, other, token)).toBe(false)
})

test.each([
  ['of another shop', makeAccessToken('another secret of the tests, also 32', id)],
  [
    'made with the secret itself, not with the key that is for orders',
    createHmac('sha256', secret).update(id).digest('base64url'),
  ],
  ['cut short', makeAccessToken(secret, id).slice(1)],
  ['empty', ''],
])('a token %s opens nothing', (_name, token) => {
  expect(isAccessToken(secret, id, token)).toBe(false)
})
