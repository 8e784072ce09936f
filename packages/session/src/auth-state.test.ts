import type { User } from '@shop/contract'
import { describe, expect, it } from 'vitest'
import { initialOf, isAdmin, joinName, parseTokens, readAuthState, toStoredUser } from './auth-state.ts'

const mona: User = {
  id: 7,
  first_name: 'Mona',
  last_name: 'Adel',
  email: 'mona@shop.example',
  phone: '+201012345678',
  role: 'shopper',
  is_phone_verified: true,
  is_active: true,
}
const tokens = JSON.stringify({ access: 'a.b.c', refresh: 'r' })
const user = JSON.stringify(toStoredUser(mona, 'a.b.c'))

describe('a stored login', () => {
  it('counts when an access token and a user are both there (rule A-09)', () => {
    expect(readAuthState({ tokens, user })).toEqual({
      status: 'authenticated',
      user: { ...mona, name: 'Mona Adel', token: 'a.b.c' },
    })
  })

  it.each([
    ['no token', { tokens: null, user }],
    ['no user', { tokens, user: null }],
    ['an empty token', { tokens: '{"access":"","refresh":"r"}', user }],
    ['a user without a phone', { tokens, user: '{"id":7}' }],
    ['a user who is a list', { tokens, user: '[]' }],
    ['broken text', { tokens: '{', user: 'no' }],
    ['nothing', { tokens: null, user: null }],
  ])('is a guest with %s', (_, texts) => {
    expect(readAuthState(texts)).toEqual({ status: 'guest', user: null })
  })

  it('fills in what an older version did not store', () => {
    const state = readAuthState({ tokens, user: '{"id":7,"phone":"+201012345678","name":3,"role":"admin"}' })
    expect(state.user).toMatchObject({ id: 7, name: 'User', role: 'admin', first_name: '', is_active: true })
  })

  it.each([
    ['admin', true],
    ['shopper', false],
    ['support', false],
  ] as const)('of role %s opens the dashboard: %s (rule H-02)', (role, isOpen) => {
    const stored = JSON.stringify(toStoredUser({ ...mona, role }, 'a.b.c'))
    expect(isAdmin(readAuthState({ tokens, user: stored }))).toBe(isOpen)
    expect(isAdmin(readAuthState({ tokens: null, user: stored }))).toBe(false)
  })

  it('may lack a refresh token', () => {
    expect(parseTokens('{"access":"a"}')).toEqual({ access: 'a', refresh: null })
  })
})

describe('the name of a user', () => {
  it.each([
    ['Mona', 'Adel', 'Mona Adel'],
    ['Mona', '', 'Mona'],
    ['', 'Adel', 'Adel'],
    ['', '', 'User'],
  ])('is joined from "%s" and "%s"', (first_name, last_name, name) => {
    expect(joinName({ first_name, last_name })).toBe(name)
  })

  it.each([
    ['mona', 'M'],
    ['  مُنى', 'مُ'],
    ['', ''],
  ])('begins "%s" with its first letter', (name, initial) => {
    expect(initialOf(name)).toBe(initial)
  })
})
