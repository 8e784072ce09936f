import { describe, expect, it } from 'vitest'
import { findFaults } from '../../ui/forms/use-form.ts'
import { changeChecks, checkCode, loginChecks, phoneChecks, profileChecks, signupChecks } from './account-checks.ts'

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
    const whole = { ...draft, second_factor: '', remember: '' }
    expect(findFaults(loginChecks, whole, ['phone', 'password', 'remember'])).toEqual(faults)
    const { phone } = faults as { phone?: string }
    expect(findFaults(phoneChecks, draft)).toEqual(phone ? { phone } : {})
  })
})

it.each([
  ['', { second_factor: 'second_factor' }],
  ['12345', { second_factor: 'second_factor' }],
  ['١٢٣ ٤٥٦', {}],
  ['1234-5678-9012-3456', {}],
])('a login that needs a code is given %j', (second_factor, faults) => {
  const draft = { phone: '01012345678', password: 'x', second_factor, remember: 'on' }
  expect(findFaults(loginChecks, draft)).toEqual(faults)
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
    expect(findFaults(signupChecks, { ...signup, ...change })).toEqual(faults)
  })
})

describe('a change of password', () => {
  it('needs the old one, and the new one twice', () => {
    const draft = { old_password: '', new_password: 'lamp-on-8', confirm_password: 'lamp' }
    expect(findFaults(changeChecks, draft)).toEqual({
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
    expect(findFaults(profileChecks, { first_name: '', last_name: '', email })).toEqual(faults)
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
