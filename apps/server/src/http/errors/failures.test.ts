import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi, createUser, goodPassword } from '../../../test/accounts.ts'
import { openTestShop, type TestShop, withoutLimits } from '../../../test/app.ts'

const phone = '01012345678'
const key = '0b0e7ad6-5a1f-4b7c-9d1e-0123456789ab'

let shop: TestShop
let token: string
/** A shop whose database lacks what these calls need. */
beforeAll(async () => {
  shop = await openTestShop({ config: { ...withoutLimits, logLevel: 'silent' } })
  const { phone: known } = await createUser(shop.pool)
  const login = await callApi(shop.app, 'POST', '/api/users/token/', { body: { phone: known, password: goodPassword } })
  token = login.body.access
  for (const table of ['shop_settings', 'users', 'one_time_codes', 'registrations', 'sessions', 'carts'])
    await shop.pool`alter table ${shop.pool(table)} rename to ${shop.pool(`lost_${table}`)}`
})
afterAll(() => shop.close())

test.each([
  ['users/register/', { phone, password: 'kettle and tea 4' }, 'Registration failed'],
  ['users/token/', { phone, password: 'kettle and tea 4' }, 'Login failed'],
  ['users/request-otp/', { phone }, 'Failed to send OTP'],
  ['users/verify-otp/', { phone, otp_code: '123456' }, 'OTP verification failed'],
  ['users/account-status/', { phone }, 'Failed to check account status'],
  ['users/token/refresh/', { refresh: 'x'.repeat(43) }, 'Token refresh failed'],
  ['users/forgot-password/', { phone }, 'Failed to send password reset code'],
  [
    'users/reset-password/',
    { phone, otp_code: '123456', new_password: 'kettle and tea 4', confirm_password: 'kettle and tea 4' },
    'Failed to reset password',
  ],
  [`orders/cart-items/add_to_cart/?session_key=${key}`, { product_id: 1 }, 'Failed to add product to cart'],
  [`orders/cart-items/remove_from_cart/?session_key=${key}`, { cartitem_id: 1 }, 'Failed to remove item from cart'],
] as const)('A-14: %s that fails says what failed, and nothing of the inside', async (path, body, text) => {
  const answer = await callApi(shop.app, 'POST', `/api/${path}`, { body })
  expect(answer.status).toBe(500)
  expect(answer.body).toMatchObject({ detail: text, message: text, code: 'internal_error' })
  expect(JSON.stringify(answer.body)).not.toMatch(/relation|select|lost_/)
})

test('A-14: a profile that fails says so', async () => {
  const answer = await callApi(shop.app, 'GET', '/api/users/profile/me/', { token })
  expect(answer).toMatchObject({ status: 500, body: { detail: 'Failed to fetch user profile' } })
})

test('in Arabic too, and with success: false where the call says success', async () => {
  const body = { phone }
  const answer = await callApi(shop.app, 'POST', '/api/users/account-status/', { body, language: 'ar' })
  expect(answer.body).toMatchObject({ success: false, message: 'تعذّر التحقق من حالة الحساب' })
})
