import { crc32, deflateSync } from 'node:zlib'
import sharp, { type Sharp } from 'sharp'

/** Files that people bring as pictures, made on the spot: good ones, odd ones and bad ones. */

export type Rgb = { r: number; g: number; b: number }
/** Two colours that ink on paper can show as well. */
export const red: Rgb = { r: 180, g: 50, b: 50 }
export const blue: Rgb = { r: 60, g: 90, b: 150 }

/** A picture whose left half is red and whose right half is blue. */
export function twoColors(width = 400, height = 300): Sharp {
  const half = { create: { width: Math.floor(width / 2), height, channels: 3, background: red } } as const
  return sharp({ create: { width, height, channels: 3, background: blue } }).composite([
    { input: half, left: 0, top: 0 },
  ])
}

/** A picture with as much detail as a photograph, another one for each call. */
export function photograph(width: number, height: number): Sharp {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  return sharp({ create: { width, height, channels: 3, background: '#888', noise } }).blur(1.5)
}

/** As a phone lying on its side takes it: stored turned by 90 degrees, with the place where it was taken. */
export async function phonePicture(): Promise<Buffer<ArrayBuffer>> {
  const exif = {
    IFD0: { Make: 'PhoneMaker', Artist: 'Somebody' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 2/1 0/1', GPSLongitudeRef: 'E', GPSLongitude: '31/1 14/1 0/1' },
  }
  return await twoColors().withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer()
}

/** As a printer's designer exports it. */
export async function cmykPicture(): Promise<Buffer<ArrayBuffer>> {
  return await twoColors().withIccProfile('cmyk').jpeg({ quality: 95 }).toBuffer()
}

/** As a screen with more colours than sRGB shows it. */
export async function wideColorPicture(): Promise<Buffer<ArrayBuffer>> {
  return await twoColors().withIccProfile('p3').png().toBuffer()
}

/** Two frames: red, then blue. */
export async function animatedGif(): Promise<Buffer<ArrayBuffer>> {
  const frames = [red, blue].map(
    (background) => ({ create: { width: 120, height: 80, channels: 3, background } }) as const,
  )
  const pngs = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()))
  return await sharp(pngs, { join: { animated: true } })
    .gif({ delay: [100, 100] })
    .toBuffer()
}

/** A PNG of a few hundred bytes that says it has 30,000 × 30,000 pixels: 3.6 GB once decoded. */
export function hugePng(): Buffer<ArrayBuffer> {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(30_000, 0)
  header.writeUInt32BE(30_000, 4)
  header.set([8, 6], 8)
  const pixels = deflateSync(Buffer.alloc(100_000))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** An animated-picture header of 65,535 × 65,535 pixels. */
export function hugeGif(): Buffer<ArrayBuffer> {
  const frame = [0x2c, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff, 0, 2, 2, 0x44, 1, 0, 0x3b]
  return Buffer.from([...Buffer.from('GIF89a'), 0xff, 0xff, 0xff, 0xff, 0x80, 0, 0, 0, 0, 0, 255, 255, 255, ...frame])
}

/** A drawing that runs a script where it is shown as a page. */
export function scriptSvg(): Buffer<ArrayBuffer> {
  return Buffer.from(
    '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>alert(1)</script></svg>',
  )
}

/** The beginning of what an iPhone saves. */
export function heicHeader(): Buffer<ArrayBuffer> {
  return Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic\0\0\0\x08mdat', 'latin1')
}

function pngChunk(kind: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(kind, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}
