import type { PhoneNumber } from '@shop/contract'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createUser, goodPassword, nextPhone } from '../../../../test/accounts.ts'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import { connect, type Pool } from '../../../database/client.ts'
import { createAccessTokens } from '../../../http/guard/access-tokens.ts'
import { createRateLimits } from '../../../http/guard/rate-limits.ts'
import { deriveKey } from '../../../secrets.ts'
import { openSecondFactors } from '../../second-factors/index.ts'
import { createPasswordHasher, type PasswordHasher } from '../passwords/password-hasher.service.ts'
import { register } from '../registration/registration.service.ts'
import type { AccountDeps } from '../users.deps.ts'
import { logIn } from './login.service.ts'

const secret = 'a secret of the tests, 32 characters'
const readClock = () => new Date('2026-05-01T09:00:00Z')
let database: TestDatabase
let db: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  db = connect(database.url, { connections: 2 })
})
afterAll(async () => {
  await db.end()
  await database.drop()
})

/** What was asked of the hasher, which does it all as ever. */
const work: string[] = []
const real = createPasswordHasher()
const counting: PasswordHasher = {
  hash: (password) => {
    work.push('hash')
    return real.hash(password)
  },
  verify: (hash, password) => {
    work.push('verify')
    return real.verify(hash, password)
  },
}

function deps(): AccountDeps {
  const keys = { codes: deriveKey(secret, 'one-time codes'), devices: deriveKey(secret, 'known devices') }
  const limits = createRateLimits(db, secret, readClock, { isOn: false })
  const rest = { host: null, isSecure: false, codesPerHour: 1, log: { error: () => undefined } }
  const messages = { send: async () => '' }
  return {
    db,
    readClock,
    hasher: counting,
    accessTokens: createAccessTokens(secret, readClock),
    limits,
    messages,
    keys,
    ...rest,
    secondFactors: openSecondFactors(secret, { readClock, limits, hasher: counting, log: rest.log }),
  }
}

/** The hashing that a piece of work takes, whether it succeeds or not. */
async function hashingOf(act: () => Promise<unknown>): Promise<string> {
  work.length = 0
  await act().catch(() => undefined)
  return work.join(' ')
}

const attempt = (phone: PhoneNumber, password: string) => () =>
  logIn(deps(), {
    phone,
    password,
    secondFactor: undefined,
    address: '',
    userAgent: undefined,
    findDevice: () => null,
  })
const asking = (phone: PhoneNumber) => () =>
  register(deps(), {
    phone,
    password: goodPassword,
    confirmation: goodPassword,
    firstName: '',
    lastName: '',
    email: '',
    language: 'en',
    address: '',
  })

test('a refused login takes the same hashing whatever the phone has', async () => {
  const user = await createUser(db)
  const waiting = nextPhone()
  await asking(waiting)()
  const both = await createUser(db)
  await asking(both.phone)()
  const closed = await createUser(db, { isActive: false })
  const wrong = 'not the password'
  for (const phone of [nextPhone(), user.phone, waiting, both.phone, closed.phone])
    expect(await hashingOf(attempt(phone, wrong))).toBe('verify verify')
  expect(await hashingOf(attempt(waiting, goodPassword))).toBe('verify verify')
})

test('a registration takes the same hashing whether or not the phone has an account', async () => {
  const user = await createUser(db)
  expect(await hashingOf(asking(user.phone))).toBe('hash verify')
  expect(await hashingOf(asking(nextPhone()))).toBe('hash verify')
})

test('a password is stored as Argon2id with the parameters of OWASP, and matches in any Unicode form', async () => {
  const hash = await real.hash('caf\u00e9 \uFB01ne')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await real.verify(hash, 'cafe\u0301 fine')).toBe(true)
  expect(await real.verify(hash, 'cafe fine')).toBe(false)
  expect(await real.verify(null, 'anything')).toBe(false)
})

test('more people than can be served soon are sent away at once', async () => {
  const hasher = createPasswordHasher()
  const answers = await Promise.allSettled(Array.from({ length: 400 }, () => hasher.verify(null, 'x')))
  const refused = answers.filter((answer) => answer.status === 'rejected')
  expect(refused.length).toBeGreaterThan(100)
  expect(refused[0]?.reason).toMatchObject({ code: 'service_unavailable' })
})
