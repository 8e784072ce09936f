import { expect, test } from 'vitest'
import { describeError, hideSecrets } from './log-text.ts'

test.each([
  ['Key (phone)=(+201012345678) already exists.', 'Key (phone)=([phone]) already exists.'],
  ['sent to 01012345678 and 201155554444', 'sent to [phone] and [phone]'],
  ['phone=%2B201012345678&x=1', 'phone=[phone]&x=1'],
  ['010 1234 5678', '[phone]'],
  ['Authorization: Bearer abc.def-1_', 'Authorization: Bearer [token]'],
  ['jwt eyJhbGciOi.eyJzdWIiOi.sig-nature done', 'jwt [token] done'],
  ['{"password":"a \\"b\\" c","phone":1}', '{"password":"[hidden]","phone":1}'],
  ['?access_token=abc&page=2', '?access_token="[hidden]"&page=2'],
  ['{"otp_code": "123456"}', '{"otp_code": "[hidden]"}'],
  ['{"second_factor":"123456"}', '{"second_factor":"[hidden]"}'],
  ['at 1795211023456 ms', 'at 1795211023456 ms'],
  ['order 100234 took 1012 ms', 'order 100234 took 1012 ms'],
  ['2026-11-20T22:36:28.123Z 0197f1c2-7e3a-7c1e', '2026-11-20T22:36:28.123Z 0197f1c2-7e3a-7c1e'],
])('%s', (text, expected) => {
  expect(hideSecrets(text)).toBe(expected)
})

test.each(['otp', 'password', 'eyJ', 'secret-', 'token '])('a text of nothing but %j is read in no time', (part) => {
  const text = part.repeat(4000)
  expect(hideSecrets(text)).toBe(text)
})

test('a logged error has what helps to diagnose it, and no row data', () => {
  const cause = Object.assign(new Error('duplicate +201012345678'), {
    code: '23505',
    detail: 'Key (phone)=(+201012345678)',
    parameters: ['+201012345678'],
    constraint_name: 'users_phone_unique',
  })
  const described = describeError(new Error('not saved', { cause }))
  expect(described).toMatchObject({
    type: 'Error',
    message: 'not saved',
    cause: { code: '23505', constraint: 'users_phone_unique' },
  })
  expect(JSON.stringify(described)).not.toContain('1012345678')
  expect(describeError('thrown text')).toEqual({ type: 'string', message: 'thrown text', stack: '' })
})
