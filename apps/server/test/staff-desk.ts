import type { UserRole } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Pool } from '../src/database/client.ts'
import { type Answer, type Call, callApi, createUser, signIn } from './accounts.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
export type Desk = (method: Method, path: string, body?: unknown, call?: Call) => Promise<Answer>

/** Signs a member of staff in, who then makes calls of the back office. */
export async function openDesk(
  { app, pool }: { app: FastifyInstance; pool: Pool },
  role: UserRole = 'admin',
): Promise<Desk> {
  const { access: token } = await signIn(app, await createUser(pool, { role }))
  return (method, path, body, call = {}) =>
    callApi(app, method, path, { token, ...(body !== undefined && { body }), ...call })
}

/** A text in both languages. */
export function words(en: string): { en: string; ar: string } {
  return { en, ar: `${en} بالعربية` }
}

/** Puts a picture into the shop and gives its id. */
export async function uploadPicture(app: FastifyInstance, token: string, payload: Buffer, type = 'image/png') {
  const headers = { authorization: `Bearer ${token}`, 'content-type': type }
  return await app.inject({ method: 'POST', url: '/api/admin/pictures/', payload, headers })
}
