import { readdirSync, readFileSync } from 'node:fs'
import { getBounds, NodeIO } from '@gltf-transform/core'
import { clearNodeTransform } from '@gltf-transform/functions'
import { expect, it } from 'vitest'
import { demoFolder, readProducts } from './catalogue-file.ts'

const folder = `${demoFolder}models`
const files = readdirSync(folder)
/** Metres: what thinning may take off a round edge. */
const tolerance = 0.004

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
  const expected = { min: [-width / 2000, 0, -depth / 2000], max: [width / 2000, height / 1000, depth / 2000] }
  for (const side of ['min', 'max'] as const)
    for (const [axis, metres] of expected[side].entries())
      expect(Math.abs(({ min, max }[side][axis] ?? 0) - metres), `${side} ${axis}`).toBeLessThan(tolerance)
})
