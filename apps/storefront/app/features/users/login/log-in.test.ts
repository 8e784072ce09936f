import { ApiError, ConnectionError, type User } from '@shop/contract'
import { authStorage, memoryStore, readAuthState } from '@shop/session'
import { beforeEach, describe, expect, it } from 'vitest'
import { toTrouble } from '../trouble.ts'
import { createLogin } from './log-in.ts'

const user: User = {
  id: 7,
  first_name: 'Mona',
  last_name: '',
  email: '',
  phone: '+201012345678',
  role: 'shopper',
  is_phone_verified: true,
  is_active: true,
}
const answer = { success: true as const, message: '', access: 'a', refresh: 'r', user }
const credentials = { phone: user.phone, password: 'nawwar-1', isRemembered: true }
const done = { success: true as const, message: '' }

let local = memoryStore()
let session = memoryStore()
const open = () => authStorage({ local, session, announce: () => undefined })
type Users = Parameters<typeof createLogin>[0]
const login = (users: Partial<Users>) =>
  createLogin({ logIn: async () => answer, logOut: async () => done, getProfile: async () => user, ...users }, open)

beforeEach(() => {
  local = memoryStore()
  session = memoryStore()
})

describe('a login', () => {
  it('is kept', async () => {
    expect(await login({}).logIn(credentials)).toEqual({ outcome: 'done', name: 'Mona' })
    expect(readAuthState(open().read())).toMatchObject({ status: 'authenticated', user: { name: 'Mona' } })
  })

  it('asks for the profile when the answer names no user', async () => {
    const logIn = async () => ({ ...answer, user: undefined as unknown as User })
    await login({ logIn }).logIn(credentials)
    expect(readAuthState(open().read()).user?.phone).toBe(user.phone)
    const getProfile = () => Promise.reject(new ConnectionError(null))
    const failure = await login({ logIn, getProfile }).logIn(credentials).catch(toTrouble)
    expect(failure).toEqual({ kind: 'incomplete', missing: 'profile' })
  })

  it('is none without an access token', async () => {
    const failure = await login({ logIn: async () => ({ ...answer, access: '' }) })
      .logIn(credentials)
      .catch(toTrouble)
    expect(failure).toEqual({ kind: 'incomplete', missing: 'token' })
    expect(readAuthState(open().read()).status).toBe('guest')
  })

  it('of an unverified phone hands over what its verification needs (rule A-05)', async () => {
    const refusal = new ApiError(403, {
      code: 'verification_required',
      detail: 'Please verify your phone number to complete login.',
      verification_required: true,
      phone: '+201099999999',
      verification_token: 't',
    })
    const outcome = await login({ logIn: () => Promise.reject(refusal) }).logIn(credentials)
    expect(outcome).toMatchObject({
      outcome: 'unverified',
      pending: { phone: '+201099999999', password: 'nawwar-1', verificationToken: 't', message: refusal.message },
    })
  })

  it('that asks for a second factor is repeated with it', async () => {
    const sent: (string | number | undefined)[] = []
    const logIn: Users['logIn'] = async ({ body }) => {
      sent.push(body.second_factor)
      if (body.second_factor === undefined) throw new ApiError(403, { code: 'second_factor_needed' })
      return answer
    }
    expect(await login({ logIn }).logIn(credentials)).toEqual({ outcome: 'code_needed' })
    expect(readAuthState(open().read()).status).toBe('guest')
    expect(await login({ logIn }).logIn({ ...credentials, secondFactor: '123456' })).toMatchObject({ outcome: 'done' })
    expect(sent).toEqual([undefined, '123456'])
  })

  it('that is refused throws', async () => {
    const refusal = new ApiError(401, { code: 'login_failed', detail: 'Login failed' })
    await expect(login({ logIn: () => Promise.reject(refusal) }).logIn(credentials)).rejects.toBe(refusal)
  })
})

describe('a logout', () => {
  it('tells the shop and clears everything, also without a network', async () => {
    const sent: string[] = []
    const logOut: Users['logOut'] = async ({ body }) => {
      sent.push(body.refresh)
      throw new ConnectionError(null)
    }
    await login({}).logIn(credentials)
    await login({ logOut }).logOut()
    await login({ logOut }).logOut()
    expect(sent).toEqual(['r'])
    expect(readAuthState(open().read()).status).toBe('guest')
    expect(local.getItem('auth_token')).toBeNull()
  })

  it('forgets what its person typed, searched and liked, and keeps the language', async () => {
    await login({}).logIn(credentials)
    session.setItem('checkout_draft', '{}')
    for (const name of ['favorites', 'recent_searches', 'cart_session_key', 'language'] as const)
      local.setItem(name, name)
    await login({}).logOut()
    for (const name of ['favorites', 'recent_searches', 'cart_session_key'] as const)
      expect(local.getItem(name)).toBeNull()
    expect(session.getItem('checkout_draft')).toBeNull()
    expect(local.getItem('language')).toBe('language')
  })
})
