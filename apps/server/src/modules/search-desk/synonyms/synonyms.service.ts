import type { Db } from '../../../database/client.ts'
import { defaultSynonyms } from './synonyms.data.ts'
import { parseSynonyms } from './synonyms.parser.ts'
import { saveDefaultSynonyms } from './synonyms.repository.ts'

/**
 * Gives the shop each default group of synonyms once. A group that staff changed or removed stays as they left it; others follow
 * today's defaults.
 *
 * To be called whenever the shop starts, after the migrations.
 */
export async function fillSynonyms(db: Db): Promise<void> {
  await saveDefaultSynonyms(db, parseSynonyms(defaultSynonyms))
}
