import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { demoFolder, readProducts } from './catalogue-file.ts'
import { planShots } from './shots.ts'

type Pictured = { images: string[]; colors?: { images: string[] }[] }

const document: { products: Pictured[]; categories: Record<'image' | 'cat_image' | 'wall_image', string>[] } =
  JSON.parse(readFileSync(`${demoFolder}catalogue.json`, 'utf8'))
const pictures = `${demoFolder}pictures`

describe('the demo catalogue and the studio', () => {
  it('have a model for every product', () => {
    expect(readProducts().filter((product) => planShots(product) === null)).toEqual([])
  })

  it('agree on the file of every product picture', () => {
    const wanted = document.products.flatMap(({ images, colors = [] }) => [
      ...images,
      ...colors.flatMap((color) => color.images),
    ])
    const planned = readProducts()
      .flatMap((product) => planShots(product) ?? [])
      .map(({ file }) => file)
    expect(planned.toSorted()).toEqual(wanted.toSorted())
  })

  it('never photograph two products of a kind alike', () => {
    const looks = readProducts()
      .map((product) => planShots(product)?.[0])
      .map((shot) => `${shot?.kind} ${JSON.stringify({ ...shot?.params, color: '' })}`)
    expect(looks.filter((look, index) => looks.indexOf(look) !== index)).toEqual([])
  })

  it('have every picture on disk, in full size', async () => {
    const products = readProducts().flatMap((product) => planShots(product) ?? [])
    const categories = document.categories.flatMap(({ image, cat_image, wall_image }) => [image, cat_image, wall_image])
    const files = [...products.map(({ file }) => file), ...categories]
    expect(files.filter((file) => !existsSync(`${pictures}/${file}`))).toEqual([])
    const sizes = await Promise.all(products.map(({ file }) => sharp(`${pictures}/${file}`).metadata()))
    expect(new Set(sizes.map(({ width, height }) => `${width}x${height}`))).toEqual(new Set(['1200x1200']))
  })

  it('keep all pictures together below 40 MB', () => {
    const files = readdirSync(pictures, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
    const bytes = files.reduce((sum, { parentPath, name }) => sum + statSync(`${parentPath}/${name}`).size, 0)
    expect(bytes).toBeLessThan(40_000_000)
  })
})
