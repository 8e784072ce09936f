import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { parseJson } from '../parse-json.ts'

/** What a backup holds, so that a restore knows that it has all of it, unchanged. */
const manifestSchema = z.object({
  format: z.literal(1),
  takenAt: z.iso.datetime(),
  /** How many migrations the schema had seen. */
  migrations: z.number().int().min(1),
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
  const manifest = manifestSchema.safeParse(parseJson(text))
  if (!manifest.success) throw new Error(`${folder} holds a manifest.json that this version of the shop cannot read`)
  return manifest.data
}
