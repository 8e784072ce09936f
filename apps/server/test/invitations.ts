import type { FastifyInstance } from 'fastify'
import { callApi, goodPassword, textsTo } from './accounts.ts'

/** The token of the link in the newest of so many messages to a phone. */
export async function invitationSentTo(app: FastifyInstance, phone: string, messages = 1): Promise<string> {
  const texts = await textsTo(app, phone, messages)
  return tokenIn(texts.at(-1) ?? '')
}

export function tokenIn(text: string): string {
  return /\/login#invitation=([\w-]+)/.exec(text)?.[1] ?? ''
}

export const readInvitation = (app: FastifyInstance, token: string) =>
  callApi(app, 'POST', '/api/users/invitations/read/', { body: { token } })

/** Accepts an invitation; with a good password unless told otherwise. */
export const acceptInvitation = (app: FastifyInstance, token: string, fields: object = {}) =>
  callApi(app, 'POST', '/api/users/invitations/accept/', { body: { token, password: goodPassword, ...fields } })
