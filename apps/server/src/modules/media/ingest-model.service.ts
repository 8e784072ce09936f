import { z } from 'zod'
import { keyOf, modelName } from './media-names.rules.ts'
import type { MediaStore } from './stores/media-store.types.ts'

/** Max bytes; a usual model has a few hundred thousand. */
const maxModelBytes = 10 * 1024 * 1024
/** `glTF` and `JSON`, as the format writes them: little-endian. */
const magic = { file: 0x46546c67, json: 0x4e4f534a }
const headerLength = 20

/** The description of a model without external files: buffers and images have no `uri`. */
const sourceSchema = z.object({ uri: z.undefined().optional() })
const descriptionSchema = z.object({
  asset: z.object({ version: z.string().startsWith('2.') }),
  meshes: z.array(z.unknown()).min(1),
  buffers: z.array(sourceSchema).default([]),
  images: z.array(sourceSchema).default([]),
})

/**
 * Stores a 3D model: a binary glTF 2.0 without external files.
 *
 * @param bytes the uploaded file
 * @returns its key, a hash of its content; null for any other file, or one above 10 MB
 */
export async function ingestModel(store: MediaStore, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!isModel(bytes)) return null
  const key = keyOf(bytes)
  await store.put(modelName(key), bytes)
  return key
}

function isModel(bytes: Uint8Array<ArrayBuffer>): boolean {
  if (bytes.length < headerLength || bytes.length > maxModelBytes) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const numberAt = (offset: number) => view.getUint32(offset, true)
  const isFramed = numberAt(0) === magic.file && numberAt(4) === 2 && numberAt(8) === bytes.length
  const end = headerLength + numberAt(12)
  if (!isFramed || numberAt(16) !== magic.json || end > bytes.length) return false
  return descriptionSchema.safeParse(readJson(bytes.subarray(headerLength, end))).success
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
