import { AsyncLocalStorage } from 'node:async_hooks'
import type { FastifyInstance } from 'fastify'
import { addressOf } from './address-of.ts'
import { isInProcess } from './is-in-process.ts'

const current = new AsyncLocalStorage<string>()

/** The address of the client whose request is being answered, as limits count it; null outside requests. */
export function findClient(): string | null {
  return current.getStore() ?? null
}

/** API calls of a page in this process belong to the client of the page. */
export function followClients(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const client = isInProcess(request) ? (findClient() ?? addressOf(request)) : addressOf(request)
    current.run(client, done)
  })
}
