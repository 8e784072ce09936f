import type { FastifyInstance } from 'fastify'
import type { SharedAnswers } from '../../http/shared-answers.ts'
import { deriveKey } from '../../secrets.ts'
import type { AccountParts } from './account-parts.ts'
import { registerAccountRoutes } from './users.routes.ts'

export type UsersOptions = Omit<AccountParts, 'keys' | 'host' | 'isSecure' | 'log'> & {
  secret: string
  /** Where shoppers reach the shop. */
  publicUrl: string | null
}

/** Accounts by phone. */
export function registerUsers(app: FastifyInstance, sharedAnswers: SharedAnswers, options: UsersOptions): void {
  const { secret, publicUrl, ...parts } = options
  const keys = { codes: deriveKey(secret, 'one-time codes'), devices: deriveKey(secret, 'known devices') }
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const host = publicUrl === null ? null : new URL(publicUrl).hostname
  registerAccountRoutes(app, { ...parts, keys, host, isSecure, log: app.log }, sharedAnswers)
}
