import { readFile } from 'node:fs/promises'
import { languages, policyKinds } from '@shop/contract'
import type { Db } from '../../database/client.ts'
import { parsePolicies } from './parse-policies.service.ts'
import { listUnparsedPolicies, saveBlocks, saveFirstPolicies } from './policies.repository.ts'
import { toPlainBlocks } from './policy-text.parser.ts'

/** Max time to parse a text, in milliseconds: nobody waits, and a text that was given up on a busy machine would stay plain. */
const maxMs = 30_000
/** The date that the texts of a new shop show. */
const firstWritten = new Date('2026-11-21T00:00:00+02:00')

/**
 * Inserts missing policies from the files in `texts`, whose first line is the title. Existing texts stay, because staff edit them.
 * Texts that an older version stored are parsed once; one that cannot be parsed is shown as plain paragraphs.
 *
 * Runs at each start of the shop, after the migrations.
 */
export async function fillPolicies(db: Db): Promise<void> {
  const names = policyKinds.flatMap((kind) => languages.map((language) => ({ kind, language })))
  const texts = names.map(async ({ kind, language }) => {
    const file = await readFile(new URL(`texts/${kind}.${language}.md`, import.meta.url), 'utf8')
    const [, title = '', body = ''] = /^# (.+)\n([\s\S]*)$/.exec(file) ?? []
    return { kind, language, title, body: body.trim(), updatedAt: firstWritten }
  })
  await saveFirstPolicies(db, await Promise.all(texts))
  const unparsed = await listUnparsedPolicies(db)
  const parsed = await parsePolicies(
    unparsed.map(({ body }) => body),
    { maxMs },
  )
  for (const [index, policy] of unparsed.entries())
    await saveBlocks(db, policy, parsed[index] ?? toPlainBlocks(policy.body))
}
