import { readdirSync, readFileSync } from 'node:fs'
import { getBounds, NodeIO } from '@gltf-transform/core'
import { clearNodeTransform } from '@gltf-transform/functions'
import { expect, it } from 'vitest'
import { demoFolder, readProducts } from './catalogue-file.ts'

const folder = `${demoFolder}models`
const files = readdirSync(folder)
/** Tolerance for thinned round edges, in metres. */
const tolerance = 0.004
/** Products that are shown in another state than their dimensions: open, with hose, beaters, bottle or dock. */
const inAnotherState = /^NW-(HM|SW-750|WF|WD|VC|GS-2000|RV-30|HD|HS)/

it('gives every product a model', () => {
  expect(files.toSorted()).toEqual(
    readProducts()
      .map(({ sku }) => `${sku.toLowerCase()}.glb`)
      .toSorted(),
  )
})

it.each(readProducts())('keeps $sku at its true size in metres, below 300 kB, in plain glTF 2.0', async (product) => {
  const bytes = readFileSync(`${folder}/${product.sku.toLowerCase()}.glb`)
  expect(bytes.length).toBeLessThan(300_000)
  // A reader without any extension, as some phones have.
  const { json } = await new NodeIO().binaryToJSON(bytes)
  expect(json).not.toHaveProperty('extensionsUsed')
  const root = (await new NodeIO().readBinary(bytes)).getRoot()
  const scene = root.getDefaultScene() ?? root.listScenes()[0]
  if (!scene) throw new Error('The model has no scene')
  // A turned part would count with the box around it, not with its own outline.
  for (const node of scene.listChildren()) clearNodeTransform(node)
  const { min, max } = getBounds(scene)
  const { width, height, depth } = product.dimensions_mm
  const [wide = 0, high = 0, deep = 0] = max.map((end, axis) => end - (min[axis] ?? 0))
  expect(Math.abs(min[1])).toBeLessThan(tolerance)
  expect(Math.abs(max[0] + min[0]), 'as far to the left as to the right').toBeLessThan(2 * tolerance)
  if (inAnotherState.test(product.sku)) return expectRoomFor([wide, high, deep], [width, height, depth])
  expect(Math.abs(high - height / 1000)).toBeLessThan(tolerance)
  // An iron is measured from its tip, and seen from its side.
  const isNear = (one: number, other: number) =>
    Math.abs(one - width / 1000) + Math.abs(other - depth / 1000) < 2 * tolerance
  expect(isNear(wide, deep) || isNear(deep, wide), `${wide} × ${deep}`).toBe(true)
})

/** An open product, or one with accessories, must be about as large as its dimensions, in any orientation. */
function expectRoomFor(metres: number[], millimetres: number[]): void {
  const largestFirst = (one: number, other: number) => other - one
  const measured = millimetres.toSorted(largestFirst)
  for (const [place, length] of metres.toSorted(largestFirst).entries())
    expect(length * 1000).toBeGreaterThan((measured[place] ?? 0) * 0.9)
}
