/** Accepted picture types. HEIC is missing because its decoder is patented and not in the library. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** Detects the type by the first bytes, not by the name. @returns null for any other file, also SVG */
export function detectPictureType(bytes: Uint8Array): PictureType | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return isAvif(text) ? 'avif' : null
}

/** AVIF shares its container with HEIC and video, so one of the brands must be AVIF. */
function isAvif(text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false
  const boxEnd = (text.charCodeAt(2) << 8) | text.charCodeAt(3)
  const brands = (text.slice(8, 12) + text.slice(16, boxEnd)).match(/.{4}/gs) ?? []
  return brands.some((brand) => brand === 'avif' || brand === 'avis')
}
