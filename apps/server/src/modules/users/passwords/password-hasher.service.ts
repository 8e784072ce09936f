import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { makeToken } from '../../../secrets.ts'
import { createWorkQueue } from '../../../work-queue.ts'

export type PasswordHasher = {
  hash(password: string): Promise<string>
  /** Whether the password is the one of the hash. Without a hash it is not, and finding that out takes as long. */
  verify(hash: string | null, password: string): Promise<boolean>
}

/** Argon2id as OWASP asks for: 19 MiB, two passes, one lane. About 15 ms on one core of a small server. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** More people than this do not wait for their turn: about two seconds of work. */
const maxLine = 150

/**
 * Hashes passwords outside the main thread, as many at a time as there are cores.
 *
 * @throws AppError `service_unavailable` from both, when too many wait
 */
export function createPasswordHasher(): PasswordHasher {
  const inTurn = createWorkQueue({ atOnce: availableParallelism(), maxLine })
  /** Nobody's hash, made like all others. */
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

/** The same password typed on another keyboard may come in another form of Unicode. */
function toBytes(password: string): Uint8Array {
  return Buffer.from(password.normalize('NFKC'))
}
