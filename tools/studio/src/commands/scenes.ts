import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { bannerScenes } from '../scenes/banners.ts'
import { categoryScenes } from '../scenes/categories.ts'
import { videoScenes } from '../scenes/videos.ts'
import { withStudio } from './browser.ts'
import { demoFolder } from './catalogue-file.ts'
import { config } from './config.ts'

/** Renders the pictures of categories, banners and videos; `--only` (part of a file name), `--scale 0.3` for drafts, `--out`. */
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    scale: { type: 'string', default: '1' },
    passes: { type: 'string', default: '14' },
    out: { type: 'string', default: `${demoFolder}pictures` },
  },
})
const out = config.resolveOutput(values.out)
const scale = Number(values.scale)
const scenes = [...bannerScenes, ...categoryScenes, ...videoScenes].filter(({ file }) => file.includes(values.only))

await withStudio(async (page) => {
  for (const { file, width, height, ...scene } of scenes) {
    const size = { width: Math.round(width * scale), height: Math.round(height * scale), passes: Number(values.passes) }
    const url = await page.evaluate((shot) => window.studio.shootGroup(shot), { ...scene, ...size })
    const image = await sharp(Buffer.from(url.slice(url.indexOf(',') + 1), 'base64'))
      .webp({ quality: 84, effort: 5 })
      .toBuffer()
    mkdirSync(dirname(`${out}/${file}`), { recursive: true })
    writeFileSync(`${out}/${file}`, image)
    console.log(`${file}  ${Math.round(image.length / 1024)} kB`)
  }
})
