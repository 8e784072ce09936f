import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { socialScene } from '../scenes/social.ts'
import { withStudio } from './browser.ts'
import { packIcons } from './ico.ts'

/**
 * Makes the raster pictures of the brand from its SVG files in `apps/storefront/public/brand`: icons for browsers and phones, the
 * card that social networks show, and the picture that stands in for a broken one.
 */
const folder = fileURLToPath(new URL('../../../../apps/storefront/public/brand/', import.meta.url))
const mark = readFileSync(`${folder}favicon.svg`, 'utf8')
const fullBleed = mark
  .replace('rx="13" ', '')
  .replace('viewBox="0 0 48 48"', 'viewBox="-5 -5 58 58" style="background:#10212b"')

await writeIcons()
await writeFallback()
await writeSocialCard()

async function writeIcons(): Promise<void> {
  for (const size of [192, 512]) writeFileSync(`${folder}icon-${size}.png`, await drawSvg(mark, size))
  const ink = { background: '#10212b' }
  writeFileSync(
    `${folder}icon-maskable-512.png`,
    await sharp(await drawSvg(fullBleed, 512))
      .flatten(ink)
      .png()
      .toBuffer(),
  )
  writeFileSync(
    `${folder}apple-touch-icon.png`,
    await sharp(await drawSvg(fullBleed, 180))
      .flatten(ink)
      .png()
      .toBuffer(),
  )
  const small = await Promise.all([16, 32, 48].map(async (size) => ({ size, png: await drawSvg(mark, size) })))
  // Browsers and crawlers request it at this path by default.
  writeFileSync(`${folder}../favicon.ico`, packIcons(small))
}

/** The stock picture that replaces a broken picture of a product. */
async function writeFallback(): Promise<void> {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="960" viewBox="0 0 960 960">
    <defs><radialGradient id="sheet" cx=".5" cy=".55" r=".75"><stop stop-color="#f5f3ee"/><stop offset="1" stop-color="#e3dfd7"/></radialGradient></defs>
    <rect width="960" height="960" fill="url(#sheet)"/>
    <circle cx="480" cy="400" r="128" fill="#f5a524" opacity=".16"/><circle cx="480" cy="400" r="68" fill="#f5a524" opacity=".75"/>
    <path d="M322 470a158 158 0 0 0 316 0" fill="none" stroke="#cfc7b9" stroke-width="66" stroke-linecap="round"/></svg>`
  writeFileSync(`${folder}product-fallback.webp`, await sharp(Buffer.from(svg)).webp({ quality: 84 }).toBuffer())
}

async function writeSocialCard(): Promise<void> {
  const url = await withStudio((page) =>
    page.evaluate((shot) => window.studio.shootGroup(shot), { ...socialScene, passes: 16 }),
  )
  const logo = (name: string, height: number) =>
    sharp(`${folder}${name}.svg`, { density: 400 }).resize({ height }).png().toBuffer()
  const card = sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64')).composite([
    { input: await logo('logo-en', 96), left: 84, top: 186 },
    { input: await logo('logo-ar', 96), left: 84, top: 338 },
  ])
  writeFileSync(`${folder}social-card.jpg`, await card.jpeg({ quality: 86, mozjpeg: true }).toBuffer())
}

async function drawSvg(svg: string, size: number): Promise<Buffer> {
  return await sharp(Buffer.from(svg), { density: 72 * Math.max(1, size / 48) })
    .resize(size, size)
    .png()
    .toBuffer()
}
