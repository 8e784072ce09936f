/** What the shop takes as a picture. HEIC is not among them: its decoder is under patents and not in the library. */
export type PictureType = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

/** The kind of a file by its first bytes, whatever its name says; null for everything else, SVG among it. */
export function detectPictureType(bytes: Uint8Array): PictureType | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 64)).toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^GIF8[79]a/.test(text)) return 'gif'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  return isAvif(text) ? 'avif' : null
}

/** AVIF shares its container with HEIC and film: one of its brands must say AVIF. */
function isAvif(text: string): boolean {
  if (text.slice(4, 8) !== 'ftyp') return false
  const boxEnd = (text.charCodeAt(2) << 8) | text.charCodeAt(3)
  const brands = (text.slice(8, 12) + text.slice(16, boxEnd)).match(/.{4}/gs) ?? []
  return brands.some((brand) => brand === 'avif' || brand === 'avis')
}
