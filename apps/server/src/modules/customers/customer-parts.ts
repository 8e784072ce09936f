import type { Pool } from '../../database/client.ts'
import type { Messages } from '../messages/index.ts'

/** What the use cases of customers work with. */
export type CustomerParts = { db: Pool; messages: Messages; readClock: () => Date }
