import type { Db } from '../../database/client.ts'
import { listKeys } from './media.repository.ts'
import { masterName } from './media-names.rules.ts'

/** Names of the files in the store that nothing else can be made into again: what a backup must hold. */
export async function listOriginals(db: Db): Promise<string[]> {
  return (await listKeys(db)).map(masterName)
}
