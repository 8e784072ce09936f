import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../parse-json.ts'

const contents = z.object({
  takenAt: z.iso.datetime(),
  /** In an order in which each table comes after those it refers to. */
  tables: z.array(
    z.object({
      name: z.string().regex(/^[a-z_]+$/),
      columns: z.array(z.string().regex(/^[a-z_0-9]+$/)),
      rows: z.number().int().min(0),
      sha256: z.string(),
    }),
  ),
  /** The last number that each sequence gave. */
  sequences: z.array(z.object({ name: z.string().regex(/^[a-z_0-9]+$/), last: z.number().int() })),
  media: z.array(z.object({ name: z.string(), sha256: z.string() })),
})

/** What a backup holds, so that a restore knows that it has all of it, unchanged. */
const manifestSchema = contents.extend({
  format: z.literal(2),
  /** The newest migration that its database had seen (`readSchema`). */
  schema: z.number().int().min(1),
})

/** The schema that all migrations before it were joined to. */
export const joinedSchema = 1_796_700_000_000

/** Until then a manifest said how many migrations its database had seen: all of them, or too few to go on from. */
const formerManifestSchema = contents
  .extend({ format: z.literal(1), migrations: z.number().int() })
  .transform(({ migrations, ...rest }) => ({
    ...rest,
    format: 2 as const,
    schema: migrations === 96 ? joinedSchema : 1,
  }))
export type Manifest = z.output<typeof manifestSchema>
export type TableEntry = Manifest['tables'][number]

export const tableFile = (folder: string, table: string) => join(folder, 'tables', `${table}.copy.gz`)
export const mediaFile = (folder: string, name: string) => join(folder, 'media', name)
const manifestFile = (folder: string) => join(folder, 'manifest.json')

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  await writeFile(manifestFile(folder), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** @throws Error for a folder that holds no whole backup */
export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => null)
  if (text === null) throw new Error(`${folder} is no backup of the shop: it has no manifest.json`)
  const manifest = z.union([manifestSchema, formerManifestSchema]).safeParse(parseJson(text))
  if (!manifest.success) throw new Error(`${folder} holds a manifest.json that this version of the shop cannot read`)
  return manifest.data
}
