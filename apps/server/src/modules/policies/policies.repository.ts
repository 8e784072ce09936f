import type { Language, PolicyBlock, PolicyKind } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { policies } from './policies.table.ts'

type PolicyRow = Omit<typeof policies.$inferSelect, 'blocksOf'>

/** A text of the shop in a language, its blocks only where they are those of its body; null when there is none. */
export async function findPolicy(db: Db, kind: PolicyKind, language: Language): Promise<PolicyRow | null> {
  const [row] = await db<PolicyRow[]>`
    select kind, language, title, body, version, updated_at, case when blocks_of = md5(body) then blocks end as blocks
    from policies where kind = ${kind} and language = ${language}`
  return row ?? null
}

type UnparsedPolicy = Pick<PolicyRow, 'kind' | 'language' | 'body'>

/** The texts whose blocks are missing or of another body. */
export async function listUnparsedPolicies(db: Db): Promise<UnparsedPolicy[]> {
  return await db<UnparsedPolicy[]>`
    select kind, language, body from policies where blocks_of is distinct from md5(body) order by kind, language`
}

/** Saves the blocks of a text that still has this body. */
export async function saveBlocks(
  db: Db,
  { kind, language, body }: UnparsedPolicy,
  blocks: readonly PolicyBlock[],
): Promise<void> {
  await db`
    update policies set blocks = ${db.json([...blocks])}, blocks_of = md5(body)
    where kind = ${kind} and language = ${language} and body = ${body}`
}

export type FirstPolicy = { kind: PolicyKind; language: Language; title: string; body: string; updatedAt: Date }

/** Keeps the texts that the shop does not have yet; those it has stay as they are. */
export async function saveFirstPolicies(db: Db, texts: readonly FirstPolicy[]): Promise<void> {
  await db`insert into policies ${db([...texts])} on conflict (kind, language) do nothing`
}
