/**
 * Leaves of a WebP its pixels alone. A canvas writes a colour profile beside them that says sRGB, which is what a picture without one
 * is; the shop keeps a file that is only pixels as it is, and would decode and compress any other anew.
 *
 * @param webp without transparency, which would stand in a part of its own
 * @throws Error where there are no such pixels
 */
export function dropProfile(webp: Buffer): Buffer {
  let start = 12
  while (start + 8 <= webp.length) {
    const kind = webp.toString('latin1', start, start + 4)
    const length = 8 + webp.readUInt32LE(start + 4)
    if (kind === 'VP8 ') return wrap(webp.subarray(start, start + length + (length % 2)))
    start += length + (length % 2)
  }
  throw new Error('This is no WebP with pixels alone')
}

function wrap(pixels: Buffer): Buffer {
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1')
  head.writeUInt32LE(4 + pixels.length, 4)
  return Buffer.concat([head, pixels])
}
