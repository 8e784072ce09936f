import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createWorkQueue } from '../../../concurrency/work-queue.ts'
import { makeToken } from '../../../secrets.ts'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Compares a password with a hash. Null gives false after the same time. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** What hashing costs: memory in KiB, passes over it, and lanes. */
export type PasswordCost = { memoryCost: number; timeCost: number; parallelism: number }

/** Argon2id with OWASP's parameters: 19 MiB, two passes, one lane. About 15 ms on one core of a small server. */
const owaspCost: PasswordCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Max length of the queue: about two seconds of work. */
const maxLine = 150

/**
 * Hashes passwords outside the main thread, one per core at a time.
 *
 * @param cost of new hashes; a hash is compared at its own cost
 * @throws AppError `service_unavailable` from both functions when the queue is full
 */
export function createPasswordHasher(cost = owaspCost): PasswordHasher {
  const inTurn = createWorkQueue({ atOnce: availableParallelism(), maxLine })
  /** A hash of a random password, to spend the same time without an account. */
  const decoy = hash(makeToken(), cost)
  return {
    hash: (password) => inTurn(() => hash(toBytes(password), cost)),
    async verify(known, password) {
      const compared = known ?? (await decoy)
      const isRight = await inTurn(() => verify(compared, toBytes(password)))
      return isRight && known !== null
    },
  }
}

/** Normalizes Unicode, because keyboards send the same letters in different forms. */
function toBytes(password: string): Uint8Array {
  return Buffer.from(password.normalize('NFKC'))
}
