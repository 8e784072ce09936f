import type { Localized, PolicyKind } from '@shop/contract'
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

export async function savePolicy(
  db: Db,
  kind: PolicyKind,
  title: Localized,
  body: Localized,
  version: number,
): Promise<void> {
  await db`
    update policies set version = ${version}, updated_at = now(),
      title = case language when 'en' then ${title.en} else ${title.ar} end,
      body = case language when 'en' then ${body.en} else ${body.ar} end
    where kind = ${kind}`
}
