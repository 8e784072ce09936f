import { expect, it } from 'vitest'
import { isCleanWebp } from './clean-webp.rules.ts'

const pixels = chunk('VP8 ', 31)
const lossless = chunk('VP8L', 40)
const alpha = chunk('ALPH', 12)

const files = [
  ['lossy pixels', true, webp(pixels)],
  ['lossless pixels', true, webp(lossless)],
  ['pixels with transparency', true, webp(extended(0x10), alpha, pixels)],
  ['a colour profile', false, webp(extended(0x20), chunk('ICCP', 20), pixels)],
  ['EXIF', false, webp(extended(0x08), pixels, chunk('EXIF', 20))],
  ['EXIF that the header does not announce', false, webp(extended(0), pixels, chunk('EXIF', 20))],
  ['XMP', false, webp(extended(0x04), pixels, chunk('XMP ', 20))],
  ['an animation', false, webp(extended(0x02), chunk('ANIM', 6), chunk('ANMF', 60))],
  ['an unknown chunk', false, webp(pixels, chunk('HIDE', 10))],
  ['bytes behind its end', false, Buffer.concat([webp(pixels), Buffer.from('<script>')])],
  ['a chunk that is cut off', false, webp(pixels).subarray(0, -4)],
  ['a chunk longer than the file', false, resize(webp(chunk('VP8 ', 31)), 30)],
  ['no chunk', false, webp()],
  ['nothing', false, Buffer.alloc(0)],
] as const

it.each(files)('a WebP with %s: clean is %s', (_what, isClean, bytes) => {
  expect(isCleanWebp(bytes)).toBe(isClean)
})

function webp(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat([Buffer.from('WEBP'), ...chunks])
  const head = Buffer.from('RIFF\0\0\0\0')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

function chunk(kind: string, size: number): Buffer {
  const bytes = Buffer.alloc(8 + size + (size % 2))
  bytes.write(kind)
  bytes.writeUInt32LE(size, 4)
  return bytes
}

function extended(flags: number): Buffer {
  const bytes = chunk('VP8X', 10)
  bytes[8] = flags
  return bytes
}

/** Makes the file end earlier than its chunk says. */
function resize(file: Buffer, size: number): Buffer {
  const shorter = Buffer.from(file.subarray(0, size))
  shorter.writeUInt32LE(size - 8, 4)
  return shorter
}
