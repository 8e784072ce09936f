import type { PhoneNumber, UserId, UserRole } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { expect } from 'vitest'
import type { Pool } from '../src/database/client.ts'
import { createPasswordHasher } from '../src/modules/users/passwords/password-hasher.service.ts'
import { passwordCost } from './app.ts'

const hasher = createPasswordHasher(passwordCost)
let serial = 0

/** A phone number unique to the test. */
export function nextPhone(): PhoneNumber {
  serial += 1
  return `+2012${String(serial).padStart(8, '0')}` as PhoneNumber
}

export const goodPassword = 'kettle and tea 4'

export type MadeUser = { id: UserId; phone: PhoneNumber; password: string }
export type GivenUser = {
  phone?: PhoneNumber
  password?: string
  firstName?: string
  role?: UserRole
  isPhoneVerified?: boolean
  isActive?: boolean
}

/** Makes an account; verified and active by default. */
export async function createUser(db: Pool, given: GivenUser = {}): Promise<MadeUser> {
  const { password = goodPassword, phone = nextPhone(), ...rest } = given
  const passwordHash = await hasher.hash(password)
  const user = { phone, passwordHash, isPhoneVerified: true, ...rest }
  const [row] = await db<{ id: UserId }[]>`insert into users ${db(user)} returning id`
  return { id: row?.id as UserId, phone, password }
}

export type Call = {
  body?: unknown
  token?: string
  language?: 'en' | 'ar'
  /** The client's address. */
  address?: string
  headers?: Record<string, string>
}
export type Answer = { status: number; body: ReturnType<JSON['parse']>; headers: Record<string, unknown> }

/** Calls the API as a client does. */
export async function callApi(
  app: FastifyInstance,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  { body, token, language = 'en', address = '127.0.0.1', headers = {} }: Call = {},
): Promise<Answer> {
  const answer = await app.inject({
    method,
    url: path,
    remoteAddress: address,
    headers: {
      'accept-language': language,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const isJson = String(answer.headers['content-type']).includes('json')
  return { status: answer.statusCode, body: isJson ? answer.json() : answer.body, headers: answer.headers }
}

export type SignedIn = { access: string; refresh: string }

/** Logs somebody in. */
export async function signIn(
  app: FastifyInstance,
  { phone, password }: { phone: string; password: string },
  call: Call = {},
): Promise<SignedIn> {
  const answer = await callApi(app, 'POST', '/api/users/token/', { ...call, body: { phone, password } })
  expect(answer.status, JSON.stringify(answer.body)).toBe(200)
  return { access: answer.body.access, refresh: answer.body.refresh }
}

/** The texts sent to a phone so far, the oldest first; waits until there are as many as expected. */
export async function textsTo(app: FastifyInstance, phone: string, expected: number): Promise<string[]> {
  const read = async () => {
    const { body } = await callApi(app, 'GET', '/dev/outbox.json')
    const sent: { to: string; text: string }[] = body
    return sent.filter(({ to }) => to === phone).map(({ text }) => text)
  }
  await expect.poll(async () => (await read()).length).toBe(expected)
  return (await read()).reverse()
}

/** The code of the newest of so many messages to a phone. */
export async function codeSentTo(app: FastifyInstance, phone: string, messages = 1): Promise<string> {
  const texts = await textsTo(app, phone, messages)
  return /\d{6}/.exec(texts.at(-1) ?? '')?.[0] ?? ''
}

/** Another code than the one given. */
export function otherThan(code: string): string {
  return String((Number(code) + 1) % 1_000_000).padStart(6, '0')
}
