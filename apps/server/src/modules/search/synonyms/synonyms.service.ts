import type { Db } from '../../../database/client.ts'
import { defaultSynonyms } from './synonyms.data.ts'
import { parseSynonyms } from './synonyms.parser.ts'
import { saveFirstSynonyms } from './synonyms.repository.ts'

/**
 * Gives a new shop the default synonyms. A shop that has some keeps its own: staff edit them.
 *
 * To be called whenever the shop starts, after the migrations.
 */
export async function fillSynonyms(db: Db): Promise<void> {
  await saveFirstSynonyms(db, parseSynonyms(defaultSynonyms))
}
