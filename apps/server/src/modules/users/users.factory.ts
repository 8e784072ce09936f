import type { FastifyInstance } from 'fastify'
import type { SharedAnswers } from '../../http/answers/shared-answers.ts'
import { deriveKey } from '../../secrets.ts'
import type { AccountDeps } from './users.deps.ts'
import { registerAccountRoutes } from './users.routes.ts'

export type UsersOptions = Omit<AccountDeps, 'keys' | 'host' | 'isSecure' | 'log'> & {
  secret: string
  /** Where shoppers reach the shop. */
  publicUrl: string | null
}

/** Accounts by phone. */
export function registerUsers(app: FastifyInstance, sharedAnswers: SharedAnswers, options: UsersOptions): void {
  const { secret, publicUrl, ...deps } = options
  const keys = { codes: deriveKey(secret, 'one-time codes'), devices: deriveKey(secret, 'known devices') }
  const isSecure = publicUrl?.startsWith('https:') ?? false
  const host = publicUrl === null ? null : new URL(publicUrl).hostname
  registerAccountRoutes(app, { ...deps, keys, host, isSecure, log: app.log }, sharedAnswers)
}
