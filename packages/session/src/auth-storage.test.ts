import type { User } from '@shop/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { readAuthState } from './auth-state.ts'
import { authStorage } from './auth-storage.ts'
import { memoryStore } from './text-store.ts'

const mona: User = {
  id: 7,
  first_name: 'Mona',
  last_name: 'Adel',
  email: '',
  phone: '+201012345678',
  role: 'shopper',
  is_phone_verified: true,
  is_active: true,
}
const login = { access: 'access-1', refresh: 'refresh-1', user: mona }

let local = memoryStore()
let session = memoryStore()
let changes = 0
const open = () => authStorage({ local, session, announce: () => changes++ })

beforeEach(() => {
  local = memoryStore()
  session = memoryStore()
  changes = 0
})

describe('the stored login', () => {
  it('is stored under the keys of the spec (rule A-09)', () => {
    open().save(login, true)
    expect(JSON.parse(local.getItem('auth_tokens') ?? '')).toEqual({ access: 'access-1', refresh: 'refresh-1' })
    expect(JSON.parse(local.getItem('user_data') ?? '')).toMatchObject({
      id: 7,
      name: 'Mona Adel',
      phone: '+201012345678',
      token: 'access-1',
      role: 'shopper',
    })
    expect(local.getItem('auth_token')).toBe('access-1')
    expect(changes).toBe(1)
  })

  it('lives in the tab alone for who is not to be remembered', () => {
    open().save(login, false)
    expect(local.getItem('auth_tokens')).toBeNull()
    expect(local.getItem('auth_token')).toBeNull()
    expect(readAuthState(open().read()).status).toBe('authenticated')
    expect(open().readBearer()).toBe('access-1')
  })

  it('takes the place of any other', () => {
    open().save(login, false)
    open().save({ ...login, access: 'access-2' }, true)
    expect(session.getItem('auth_tokens')).toBeNull()
    expect(open().readBearer()).toBe('access-2')
  })

  it('takes a renewed token where it lives, under each key', () => {
    open().save(login, false)
    open().saveAccess('access-2')
    expect(local.getItem('auth_tokens')).toBeNull()
    expect(open().readTokens()).toEqual({ access: 'access-2', refresh: 'refresh-1' })
    expect(open().readBearer()).toBe('access-2')
    expect(readAuthState(open().read()).user?.token).toBe('access-2')
  })

  it('takes a changed profile', () => {
    open().save(login, true)
    open().saveUser({ ...mona, first_name: 'Muna' })
    expect(readAuthState(open().read()).user).toMatchObject({ name: 'Muna Adel', token: 'access-1' })
  })

  it('is gone from both stores after a logout, and nothing brings it back', () => {
    open().save(login, true)
    open().clear()
    open().saveAccess('late')
    open().saveUser(mona)
    for (const name of ['auth_tokens', 'user_data', 'auth_token'] as const) expect(local.getItem(name)).toBeNull()
    expect(open().readBearer()).toBeNull()
    expect(changes).toBe(2)
  })

  it.each([
    ['no user', { auth_token: 'of-another-shop', auth_tokens: '{"access":"a"}' }],
    ['no tokens', { auth_token: 'of-another-shop', user_data: '{"id":7,"phone":"+201012345678"}' }],
    ['a token that no header can carry', { auth_tokens: '{"access":"a\u0000"}', user_data: '{"id":7,"phone":"1"}' }],
  ])('of another shop at this address, with %s, is none', (_, texts) => {
    for (const [name, text] of Object.entries(texts)) local.setItem(name as 'auth_token', text)
    expect(open().readBearer()).toBeNull()
    expect(readAuthState(open().read()).status).toBe('guest')
  })
})
