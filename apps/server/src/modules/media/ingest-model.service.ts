import { z } from 'zod'
import { keyOf, modelName } from './media-names.rules.ts'
import type { MediaStore } from './stores/media-store.types.ts'

/** Bytes. A model of an appliance for the web has a few hundred thousand. */
const largestModel = 10 * 1024 * 1024
/** `glTF` and `JSON`, as the format writes them: little-endian. */
const magic = { file: 0x46546c67, json: 0x4e4f534a }
const headerLength = 20

/** What of a model's description tells whether it can stand alone: nothing that it needs may lie elsewhere. */
const sourceSchema = z.object({ uri: z.undefined().optional() })
const descriptionSchema = z.object({
  asset: z.object({ version: z.string().startsWith('2.') }),
  meshes: z.array(z.unknown()).min(1),
  buffers: z.array(sourceSchema).default([]),
  images: z.array(sourceSchema).default([]),
})

/**
 * Takes a 3D model into the shop: a binary glTF 2.0 with all that it needs inside.
 *
 * @param bytes the file as it was brought
 * @returns its key, which tells its content; null for anything else, or what is larger than 10 MB
 */
export async function ingestModel(store: MediaStore, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  if (!isModel(bytes)) return null
  const key = keyOf(bytes)
  await store.put(modelName(key), bytes)
  return key
}

function isModel(bytes: Uint8Array<ArrayBuffer>): boolean {
  if (bytes.length < headerLength || bytes.length > largestModel) return false
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const numberAt = (place: number) => view.getUint32(place, true)
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
