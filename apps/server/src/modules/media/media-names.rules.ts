import { createHash } from 'node:crypto'

/** Half of a SHA-256 in hex: names a picture by its content, and is short enough for the many places that show it. */
const keyLength = 32
const namePattern = /^([a-z]+)\/([0-9a-f]{32}[0-9a-z-]*\.[a-z]+)$/

/** The key of a picture: what its cleaned master holds. */
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

/** What a 3D model is called in its address. */
export const modelFile = 'model.glb'

/** The name of a 3D model in the store. */
export function modelName(key: string): string {
  return `models/${key}.glb`
}

const mediaTypes: Record<string, string> = { avif: 'image/avif', glb: 'model/gltf-binary', webp: 'image/webp' }

/** What a file of the store is, by the ending that we gave it. */
export function mediaTypeOf(name: string): string {
  return mediaTypes[name.slice(name.lastIndexOf('.') + 1)] ?? 'application/octet-stream'
}

/**
 * The two parts of a name: its folder and its file.
 *
 * @throws for anything else, so that no name leads out of the store
 */
export function splitName(name: string): [folder: string, file: string] {
  const [, folder, file] = namePattern.exec(name) ?? []
  if (folder === undefined || file === undefined) throw new Error(`"${name}" is no name of a media file`)
  return [folder, file]
}
