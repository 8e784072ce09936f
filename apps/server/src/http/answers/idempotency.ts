import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'

/** Identifies a request: the owner of the key, the key, and a hash of the request's content. */
export type IdempotencyClaim = { owner: string; key: string; requestHash: string }

/**
 * Reads the idempotency key of a request that must run only once.
 *
 * @param owner the owner of the key, so that two shoppers may use the same key
 * @throws AppError `idempotency_key_required` when the header is missing or not 8 to 100 printable characters
 */
export function readIdempotencyClaim(request: FastifyRequest, owner: string, input: unknown): IdempotencyClaim {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) throw new AppError('idempotency_key_required')
  return { owner, key, requestHash: createHash('sha256').update(JSON.stringify(input)).digest('base64url') }
}

/**
 * Claims the key inside the transaction that does the work. A repeated request waits here until the first has committed.
 *
 * @returns the first answer when the work is done already, else null: do the work, then call `saveAnswer`
 * @throws AppError `idempotency_key_reused` when the key was used for another request
 */
export async function claimKey<Answer>(tx: Db, claim: IdempotencyClaim): Promise<Answer | null> {
  const made = await tx`
    insert into idempotent_answers (owner, key, request_hash) values (${claim.owner}, ${claim.key}, ${claim.requestHash})
    on conflict do nothing`
  if (made.count === 1) return null
  const [row] = await tx<{ requestHash: string; answer: Answer | null }[]>`
    select request_hash, answer from idempotent_answers where owner = ${claim.owner} and key = ${claim.key}`
  if (row?.requestHash !== claim.requestHash) throw new AppError('idempotency_key_reused')
  return row.answer
}

/** Saves the answer for repeated requests, in the transaction of the work. */
export async function saveAnswer(tx: Db, claim: IdempotencyClaim, answer: object): Promise<void> {
  await tx`
    update idempotent_answers set answer = ${JSON.stringify(answer)}::text::jsonb
    where owner = ${claim.owner} and key = ${claim.key}`
}

/** Deletes the saved answers about these orders, because an answer contains the recipient. */
export async function forgetAnswersAbout(db: Db, orderIds: readonly string[]): Promise<void> {
  await db`delete from idempotent_answers where answer -> 'order' ->> 'id' = any (${[...orderIds]}::text[])`
}

/** Deletes saved answers that are too old for a repeated request. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db`delete from idempotent_answers where created_at < ${before}`
}
