import { type Language, type Localized, languages, type PolicyBlock, type PolicyKind } from '@shop/contract'
import type { Db } from '../../database/client.ts'

export type StaffPolicyRecord = {
  kind: PolicyKind
  title: Localized
  body: Localized
  version: number
  updatedAt: Date
}

/** Policies with both languages; the texts of a kind have one version. */
export async function readStaffPolicies(db: Db, kinds: readonly PolicyKind[]): Promise<StaffPolicyRecord[]> {
  return await db<StaffPolicyRecord[]>`
    select en.kind, json_build_object('en', en.title, 'ar', ar.title) as title,
      json_build_object('en', en.body, 'ar', ar.body) as body, greatest(en.version, ar.version) as version,
      greatest(en.updated_at, ar.updated_at) as updated_at
    from policies en join policies ar on ar.kind = en.kind and en.language = 'en' and ar.language = 'ar'
      join unnest(${[...kinds]}::text[]) with ordinality as wanted (kind, place) on wanted.kind = en.kind
    order by wanted.place`
}

/** Holds a policy until the transaction ends. */
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
