import { createHash } from 'node:crypto'

/** Half of a SHA-256 in hex names a picture by its content and keeps addresses short. */
const keyLength = 32
const namePattern = /^([a-z]+)\/([0-9a-f]{32}[0-9a-z-]*\.[a-z]+)$/

/** The key of a picture: a hash of its cleaned master. */
export function keyOf(master: Uint8Array): string {
  return hashOf(master).slice(0, keyLength)
}

/** SHA-256 in hex. */
export function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}

export function isKey(text: string): boolean {
  return /^[0-9a-f]{32}$/.test(text)
}

/** The name of a picture's master in the store. */
export function masterName(key: string): string {
  return `masters/${key}.webp`
}

/** The file name of a 3D model in its address. */
export const modelFile = 'model.glb'

/** The name of a 3D model in the store. */
export function modelName(key: string): string {
  return `models/${key}.glb`
}

const mediaTypes: Record<string, string> = { avif: 'image/avif', glb: 'model/gltf-binary', webp: 'image/webp' }

/** The media type of a file in the store, by its extension. */
export function mediaTypeOf(name: string): string {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/**
 * Splits a name into folder and file.
 *
 * @throws Error for any other name, so that no name leads out of the store
 */
export function splitName(name: string): [folder: string, file: string] {
  const [, folder, file] = namePattern.exec(name) ?? []
  if (folder === undefined || file === undefined) throw new Error(`"${name}" is no name of a media file`)
  return [folder, file]
}
