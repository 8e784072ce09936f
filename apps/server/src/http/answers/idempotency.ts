import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'

/** What tells one asking from another: whose key, the key, and a hash of what was asked. */
export type IdempotencyClaim = { owner: string; key: string; requestHash: string }

/**
 * Reads the key of a call that must not be done twice.
 *
 * @param owner whose keys these are, so that two shoppers may choose the same one
 * @throws AppError `idempotency_key_required` when the header is missing or not 8 to 100 printable characters
 */
export function readIdempotencyClaim(request: FastifyRequest, owner: string, input: unknown): IdempotencyClaim {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{8,100}$/.test(key)) throw new AppError('idempotency_key_required')
  return { owner, key, requestHash: createHash('sha256').update(JSON.stringify(input)).digest('base64url') }
}

/**
 * Claims the key inside the transaction that does the work. A second asker waits here until the first has committed.
 *
 * @returns the first answer when the work has been done already, else null: do it, then call `saveAnswer`
 * @throws AppError `idempotency_key_reused` when the key was used to ask for something else
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

/** Keeps the answer for whoever asks the same again; committed together with the work. */
export async function saveAnswer(tx: Db, claim: IdempotencyClaim, answer: object): Promise<void> {
  await tx`
    update idempotent_answers set answer = ${JSON.stringify(answer)}::text::jsonb
    where owner = ${claim.owner} and key = ${claim.key}`
}

/** Forgets the first answers about these orders, because an answer names who receives the order. */
export async function forgetAnswersAbout(db: Db, orderIds: readonly string[]): Promise<void> {
  await db`delete from idempotent_answers where answer -> 'order' ->> 'id' = any (${[...orderIds]}::text[])`
}

/** Forgets first answers that nobody will ask for again. */
export async function forgetAnswers(db: Db, before: Date): Promise<void> {
  await db`delete from idempotent_answers where created_at < ${before}`
}
