/** Chunks for pixels, transparency, and the extended header. */
const allowedChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH'])
/** Flag for transparency in the extended header. All other flags stand for metadata or animation. */
const alphaFlag = 0x10

/**
 * Tells whether a file is a still WebP with pixels only: no metadata, colour profile, animation, unknown chunk or trailing byte.
 *
 * @see https://developers.google.com/speed/webp/docs/riff_container
 */
export function isCleanWebp(bytes: Uint8Array): boolean {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  if (file.length < 20 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return false
  if (file.readUInt32LE(4) + 8 !== file.length) return false
  let offset = 12
  while (offset + 8 <= file.length) {
    const kind = file.toString('latin1', offset, offset + 4)
    const size = file.readUInt32LE(offset + 4)
    if (!allowedChunks.has(kind)) return false
    if (kind === 'VP8X' && ((file[offset + 8] ?? 0) & ~alphaFlag) !== 0) return false
    offset += 8 + size + (size % 2)
  }
  return offset === file.length
}
