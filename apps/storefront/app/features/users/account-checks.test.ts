import { describe, expect, it } from 'vitest'
import { checkChange, checkCode, checkLogin, checkPhone, checkProfile, checkSignup } from './account-checks.ts'

const signup = {
  first_name: 'Mona',
  phone: '010 1234 5678',
  password: 'lamp-on-8',
  password2: 'lamp-on-8',
  terms: 'on',
}

describe('a login', () => {
  it.each([
    [{ phone: '01012345678', password: 'x' }, {}],
    [{ phone: '+20 10 1234 5678', password: 'x' }, {}],
    [{ phone: '١٠١٢٣٤٥٦٧٨', password: 'x' }, {}],
    [
      { phone: '', password: '' },
      { phone: 'required', password: 'required' },
    ],
    [{ phone: '0223456789', password: 'x' }, { phone: 'phone' }],
  ])('A-01: of %j has the faults %j', (draft, faults) => {
    expect(checkLogin({ ...draft, second_factor: '' }, false)).toEqual(faults)
    const { phone } = faults as { phone?: string }
    expect(checkPhone(draft)).toEqual(phone ? { phone } : {})
  })
})

it.each([
  ['', { second_factor: 'second_factor' }],
  ['12345', { second_factor: 'second_factor' }],
  ['١٢٣ ٤٥٦', {}],
  ['1234-5678-9012-3456', {}],
])('a login that needs a code is given %j', (second_factor, faults) => {
  expect(checkLogin({ phone: '01012345678', password: 'x', second_factor }, true)).toEqual(faults)
})

describe('a signup', () => {
  it.each([
    [{}, {}],
    [{ first_name: '  ' }, { first_name: 'required' }],
    [
      { password: '', password2: '' },
      { password: 'required', password2: 'required' },
    ],
    [{ password: 'short', password2: 'short' }, { password: 'short' }],
    [{ password: 'x'.repeat(129), password2: 'x'.repeat(129) }, { password: 'long' }],
    [{ password2: 'another-one' }, { password2: 'differ' }],
    [{ terms: '' }, { terms: 'terms' }],
  ])('A-02: with %j has the faults %j', (change, faults) => {
    expect(checkSignup({ ...signup, ...change })).toEqual(faults)
  })
})

describe('a change of password', () => {
  it('needs the old one, and the new one twice', () => {
    expect(checkChange({ old_password: '', new_password: 'lamp-on-8', confirm_password: 'lamp' })).toEqual({
      old_password: 'required',
      confirm_password: 'differ',
    })
  })
})

describe('a profile', () => {
  it.each([
    ['', {}],
    ['mona@shop.example', {}],
    ['mona@shop', { email: 'email' }],
    ['mona', { email: 'email' }],
  ])('with the e-mail "%s" has the faults %j', (email, faults) => {
    expect(checkProfile({ first_name: '', last_name: '', email })).toEqual(faults)
  })
})

describe('a code', () => {
  it.each([
    ['123456', null],
    ['12345', 'code'],
  ])('A-07: %s has the fault %s', (code, fault) => {
    expect(checkCode(code)).toBe(fault)
  })
})
