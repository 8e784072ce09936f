import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import sharp, { type Sharp } from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase, type TestDatabase } from '../../../../test/database.ts'
import * as pictures from '../../../../test/pictures.ts'
import { connect, type Pool } from '../../../database/client.ts'
import { masterName } from '../media-names.rules.ts'
import { openMediaStore } from '../stores/media-store.factory.ts'
import { type MediaStore, readWhole } from '../stores/media-store.types.ts'
import { ingestPicture } from './ingest-picture.service.ts'
import { openPicture } from './open-picture.service.ts'

let database: TestDatabase
let pool: Pool
let folder = ''
let store: MediaStore

beforeAll(async () => {
  database = await createTestDatabase()
  pool = connect(database.url)
  folder = await mkdtemp(join(tmpdir(), 'nawwar-media-'))
  store = await openMediaStore({ kind: 'disk', folder })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
  await rm(folder, { recursive: true, force: true })
})

describe('a file that is no picture of ours', () => {
  const refused = [
    [
      'a text with the name of a picture',
      async () => Buffer.from('Dear shop, this is no picture.'),
      'picture_type_not_allowed',
    ],
    ['an SVG with a script', async () => pictures.scriptSvg(), 'picture_type_not_allowed'],
    ['a TIFF', () => pictures.twoColors().tiff().toBuffer(), 'picture_type_not_allowed'],
    ['a HEIC', async () => pictures.heicHeader(), 'picture_type_not_allowed'],
    ['no bytes at all', async () => Buffer.alloc(0), 'picture_unreadable'],
    ['the first half of a JPEG', () => firstHalf(pictures.photograph(800, 600).jpeg()), 'picture_unreadable'],
    ['the first half of a PNG', () => firstHalf(pictures.photograph(800, 600).png()), 'picture_unreadable'],
    ['the first half of a WebP', () => firstHalf(pictures.photograph(800, 600).webp()), 'picture_unreadable'],
    [
      'the first half of an AVIF',
      () => firstHalf(pictures.photograph(300, 200).avif({ effort: 0 })),
      'picture_unreadable',
    ],
    ['a JPEG header followed by nothing', async () => Buffer.from([0xff, 0xd8, 0xff, 0xe0]), 'picture_unreadable'],
    ['21 MB', async () => pad(await pictures.twoColors().jpeg().toBuffer(), 21), 'picture_too_large'],
    ['a PNG of 30,000 × 30,000 pixels', async () => pictures.hugePng(), 'picture_too_large'],
    ['a GIF of 65,535 × 65,535 pixels', async () => pictures.hugeGif(), 'picture_too_large'],
  ] as const

  it.each(refused)('%s is refused', async (_what, makeFile, code) => {
    await expect(ingestPicture(pool, store, await makeFile())).rejects.toMatchObject({ code })
  })

  it('an SVG has no decoder here, even if it came so far', async () => {
    await expect(openPicture(pictures.scriptSvg()).metadata()).rejects.toThrow('unsupported image format')
  })

  it('leaves no trace', async () => {
    expect(await pool`select 1 from media_assets`).toHaveLength(0)
  })
})

describe('a picture', () => {
  const kinds = [
    ['JPEG', () => pictures.twoColors().jpeg({ quality: 95 }).toBuffer()],
    ['PNG', () => pictures.twoColors().png().toBuffer()],
    ['16 bit PNG', () => pictures.twoColors().toColourspace('rgb16').png().toBuffer()],
    ['WebP', () => pictures.twoColors().webp().toBuffer()],
    ['AVIF', () => pictures.twoColors().avif({ quality: 80, effort: 0 }).toBuffer()],
    ['GIF', () => pictures.twoColors().gif().toBuffer()],
    ['CMYK JPEG', () => pictures.cmykPicture()],
    ['CMYK JPEG without a profile', () => pictures.twoColors().toColourspace('cmyk').jpeg({ quality: 95 }).toBuffer()],
    ['wide-colour PNG', () => pictures.wideColorPicture()],
  ] as const

  it.each(kinds)('that is a %s becomes a plain sRGB master of the same colours', async (_kind, makeFile) => {
    const asset = await ingest(await makeFile())
    expect(asset).toMatchObject({ width: 400, height: 300 })
    const about = await sharp(asset.master).metadata()
    expect(about).toMatchObject({ format: 'webp', space: 'srgb', hasProfile: false, depth: 'uchar' })
    await expectColor(asset.master, 100, 150, pictures.red)
    await expectColor(asset.master, 300, 150, pictures.blue)
  })

  it('of a phone is turned upright and loses its location', async () => {
    const source = await pictures.phonePicture()
    expect(source.includes('PhoneMaker')).toBe(true)
    const asset = await ingest(source)
    expect(asset).toMatchObject({ width: 300, height: 400 })
    await expectColor(asset.master, 150, 100, pictures.red)
    await expectColor(asset.master, 150, 300, pictures.blue)
    const { exif, xmp, iptc, icc, orientation } = await sharp(asset.master).metadata()
    expect({ exif, xmp, iptc, icc, orientation }).toEqual({})
    expect(asset.master.includes('PhoneMaker')).toBe(false)
  })

  it('that is animated is stored as its first frame', async () => {
    const asset = await ingest(await pictures.animatedGif())
    expect(asset).toMatchObject({ width: 120, height: 80 })
    expect((await sharp(asset.master).metadata()).pages).toBeUndefined()
    await expectColor(asset.master, 60, 40, pictures.red)
  })

  it('that is larger than needed is made smaller', async () => {
    const asset = await ingest(await pictures.twoColors(3000, 4000).jpeg().toBuffer())
    expect(asset).toMatchObject({ width: 1920, height: 2560 })
  })

  it('stays transparent', async () => {
    const glass = { r: 200, g: 220, b: 240, alpha: 0.5 }
    const source = sharp({ create: { width: 100, height: 100, channels: 4, background: glass } })
    const asset = await ingest(await source.png().toBuffer())
    expect((await sharp(asset.master).stats()).isOpaque).toBe(false)
  })

  it('has a tiny placeholder, even when it is all detail', async () => {
    const asset = await ingest(await pictures.photograph(1200, 1200).png().toBuffer())
    expect(asset.placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(asset.placeholder.length).toBeLessThanOrEqual(300)
    const tiny = Buffer.from(asset.placeholder.split(',')[1] ?? '', 'base64')
    expect(await sharp(tiny).metadata()).toMatchObject({ width: 16, height: 16 })
  })

  it('that is a plain WebP already is stored byte for byte', async () => {
    const source = await pictures.photograph(500, 500).webp().toBuffer()
    expect((await ingest(source)).master.equals(source)).toBe(true)
  })

  it('that is a WebP with metadata is not', async () => {
    const source = await pictures
      .twoColors()
      .withExif({ IFD0: { Artist: 'Somebody' } })
      .webp()
      .toBuffer()
    const { master } = await ingest(source)
    expect(source.includes('Somebody')).toBe(true)
    expect(master.includes('Somebody')).toBe(false)
  })
})

describe('the same picture', () => {
  it('brought again is the same asset', async () => {
    const source = await pictures.photograph(300, 300).jpeg().toBuffer()
    expect(await ingestPicture(pool, store, source)).toEqual(await ingestPicture(pool, store, Buffer.from(source)))
  })

  it('brought by many at once is one asset', async () => {
    const source = await pictures.photograph(300, 300).jpeg().toBuffer()
    const assets = await Promise.all(Array.from({ length: 10 }, () => ingestPicture(pool, store, source)))
    expect(new Set(assets.map((asset) => asset.id)).size).toBe(1)
  })

  it('brought by two processes at once is one asset', async () => {
    const file = join(folder, 'same.jpg')
    await writeFile(file, await pictures.photograph(2000, 2000).jpeg().toBuffer())
    const script = fileURLToPath(new URL('../../../../test/ingest-process.ts', import.meta.url))
    const run = () => promisify(execFile)(process.execPath, [script, database.url, folder, file])
    const [one, other] = await Promise.all([run(), run()])
    expect(one.stdout).toMatch(/^\d+$/)
    expect(other.stdout).toBe(one.stdout)
  })

  it('heals a store that has lost its master', async () => {
    const source = await pictures.photograph(300, 300).jpeg().toBuffer()
    const { id, key } = await ingest(source)
    await store.delete(masterName(key))
    expect(await ingestPicture(pool, store, source)).toEqual({ id })
    expect(await store.findSize(masterName(key))).toBeGreaterThan(0)
  })
})

async function ingest(source: Buffer<ArrayBuffer>) {
  const { id } = await ingestPicture(pool, store, source)
  const [row] = await pool<{ key: string; width: number; height: number; placeholder: string }[]>`
    select key, width, height, placeholder from media_assets where id = ${id}`
  if (!row) throw new Error('no such asset')
  const file = await store.open(masterName(row.key))
  if (!file) throw new Error('no such master')
  return { id, ...row, master: await readWhole(file) }
}

/** Near enough: ink without a profile has no exact colour, and wrong handling is off by far more. */
async function expectColor(picture: Buffer, left: number, top: number, { r, g, b }: pictures.Rgb): Promise<void> {
  const pixel = await sharp(picture).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()
  const expected = [r, g, b]
  for (const [band, value] of [...pixel].entries()) expect(Math.abs(value - (expected[band] ?? 0))).toBeLessThan(32)
}

async function firstHalf(picture: Sharp): Promise<Buffer<ArrayBuffer>> {
  const bytes = await picture.toBuffer()
  return bytes.subarray(0, bytes.length / 2)
}

function pad(bytes: Buffer, megabytes: number): Buffer<ArrayBuffer> {
  return Buffer.concat([bytes], megabytes * 1024 * 1024)
}
