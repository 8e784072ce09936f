import { type Language, type Localized, languages, type PolicyKind, policyKinds, type UserId } from '@shop/contract'
import type { StaffPolicy } from '@shop/contract/staff'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { InputError } from '../../http/errors/input.ts'
import { recordChange } from '../audit/index.ts'
import { parsePolicies } from './parse-policies.service.ts'
import {
  lockPolicy,
  type NewPolicyText,
  readStaffPolicies,
  type StaffPolicyRecord,
  savePolicy,
} from './policies.repository.ts'

export async function listStaffPolicies(db: Db): Promise<StaffPolicy[]> {
  return (await readStaffPolicies(db, policyKinds)).map(present)
}

/** @throws AppError `not_found` */
export async function getStaffPolicy(db: Db, kind: PolicyKind): Promise<StaffPolicy> {
  const [record] = await readStaffPolicies(db, [kind])
  if (!record) throw new AppError('not_found')
  return present(record)
}

/**
 * Changes a policy. Its texts are parsed here, once, and stored as blocks for the pages.
 *
 * @throws InputError for a text that takes too long to parse; AppError `not_found`, `version_conflict` (details: the current `version`)
 */
export async function updatePolicy(
  db: Db,
  kind: PolicyKind,
  { title, body, version }: { title: Localized; body: Localized; version: number },
  actorId: UserId,
): Promise<StaffPolicy> {
  const texts = await parseTexts(title, body)
  return await inTransaction(db, async (tx) => {
    await lockPolicy(tx, kind)
    const before = await getStaffPolicy(tx, kind)
    if (before.version !== version) throw new AppError('version_conflict', { details: { version: before.version } })
    await savePolicy(tx, kind, texts, version + 1)
    const states = { before: { title: before.title, body: before.body }, after: { title, body } }
    await recordChange(tx, { actorId, action: 'updated', entity: 'policy', entityId: kind, ...states })
    return await getStaffPolicy(tx, kind)
  })
}

async function parseTexts(title: Localized, body: Localized): Promise<Record<Language, NewPolicyText>> {
  const [en, ar] = await parsePolicies([body.en, body.ar])
  if (en && ar)
    return { en: { title: title.en, body: body.en, blocks: en }, ar: { title: title.ar, body: body.ar, blocks: ar } }
  const unreadable = languages.filter((language) => !{ en, ar }[language])
  throw new InputError(unreadable.map((language) => ({ ...unreadableText, path: ['body', language] })))
}

const unreadableText = { code: 'custom', message: '', input: undefined, params: { reason: 'markdown' } } as const

function present({ kind, title, body, version, updatedAt }: StaffPolicyRecord): StaffPolicy {
  return { id: kind, title, body, version, updated_at: updatedAt.toISOString() }
}
