import type { Language, PolicyKind } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import type { policies } from './policies.table.ts'

type PolicyRow = typeof policies.$inferSelect

/** A text of the shop in a language; null when there is none. */
export async function findPolicy(db: Db, kind: PolicyKind, language: Language): Promise<PolicyRow | null> {
  const [row] = await db<PolicyRow[]>`select * from policies where kind = ${kind} and language = ${language}`
  return row ?? null
}

export type FirstPolicy = { kind: PolicyKind; language: Language; title: string; body: string; updatedAt: Date }

/** Keeps the texts that the shop does not have yet; those it has stay as they are. */
export async function saveFirstPolicies(db: Db, texts: readonly FirstPolicy[]): Promise<void> {
  await db`insert into policies ${db([...texts])} on conflict (kind, language) do nothing`
}
