import type { Db } from '../../../database/client.ts'
import { addToOutbox } from '../outbox.repository.ts'
import type { MessageDriver } from './message-driver.types.ts'

/** Sends nothing: keeps every message for `/dev/outbox`. For a developer's machine. */
export function createOutboxDriver(db: Db, readClock: () => Date): MessageDriver {
  return {
    name: 'outbox',
    send: async ({ to, text }) => await addToOutbox(db, to, text, readClock()),
  }
}
