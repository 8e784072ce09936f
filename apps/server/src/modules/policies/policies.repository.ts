import { type Language, type Localized, languages, type PolicyBlock, type PolicyKind } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { findRow } from '../../database/rows.ts'
import type { policies } from './policies.table.ts'

type PolicyRow = Omit<typeof policies.$inferSelect, 'blocksOf'>

/** Finds a policy in one language. `blocks` is null when they were parsed from an older body. */
export async function findPolicy(db: Db, kind: PolicyKind, language: Language): Promise<PolicyRow | null> {
  return await findRow(db<PolicyRow[]>`
    select kind, language, title, body, version, updated_at, case when blocks_of = md5(body) then blocks end as blocks
    from policies where kind = ${kind} and language = ${language}`)
}

type UnparsedPolicy = Pick<PolicyRow, 'kind' | 'language' | 'body'>

/** Lists texts whose blocks are missing or were parsed from an older body. */
export async function listUnparsedPolicies(db: Db): Promise<UnparsedPolicy[]> {
  return await db<UnparsedPolicy[]>`
    select kind, language, body from policies where blocks_of is distinct from md5(body) order by kind, language`
}

/** Saves the blocks of a text, unless its body has changed since. */
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

/** Inserts the texts that are missing; existing ones stay. */
export async function saveFirstPolicies(db: Db, texts: readonly FirstPolicy[]): Promise<void> {
  await db`insert into policies ${db([...texts])} on conflict (kind, language) do nothing`
}

export type StaffPolicyRecord = {
  kind: PolicyKind
  title: Localized
  body: Localized
  version: number
  updatedAt: Date
}

/** Reads policies with both languages, which share one version. */
export async function readStaffPolicies(db: Db, kinds: readonly PolicyKind[]): Promise<StaffPolicyRecord[]> {
  return await db<StaffPolicyRecord[]>`
    select en.kind, json_build_object('en', en.title, 'ar', ar.title) as title,
      json_build_object('en', en.body, 'ar', ar.body) as body, greatest(en.version, ar.version) as version,
      greatest(en.updated_at, ar.updated_at) as updated_at
    from policies en join policies ar on ar.kind = en.kind and en.language = 'en' and ar.language = 'ar'
      join unnest(${[...kinds]}::text[]) with ordinality as wanted (kind, place) on wanted.kind = en.kind
    order by wanted.place`
}

/** Locks a policy until the transaction ends. */
export async function lockPolicy(db: Db, kind: PolicyKind): Promise<void> {
  await db`select from policies where kind = ${kind} order by language for update`
}

export type NewPolicyText = { title: string; body: string; blocks: readonly PolicyBlock[] }

export async function savePolicy(
  db: Db,
  kind: PolicyKind,
  texts: Readonly<Record<Language, NewPolicyText>>,
  version: number,
): Promise<void> {
  for (const language of languages) {
    const { title, body, blocks } = texts[language]
    await db`
      update policies set version = ${version}, updated_at = now(), title = ${title}, body = ${body},
        blocks = ${db.json([...blocks])}, blocks_of = md5(${body})
      where kind = ${kind} and language = ${language}`
  }
}
