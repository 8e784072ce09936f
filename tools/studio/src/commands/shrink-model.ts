import type { Document, Primitive } from '@gltf-transform/core'
import { Logger, NodeIO } from '@gltf-transform/core'
import { dedup, flatten, join, prune, simplifyPrimitive, weld } from '@gltf-transform/functions'
import { MeshoptSimplifier } from 'meshoptimizer'
import sharp from 'sharp'

const mostBytes = 290_000
/** Textures are patterns and lettering: larger ones only cost bytes. In pixels. */
const largestTexture = 640
const fit = { fit: 'inside', withoutEnlargement: true } as const

/** How far a surface may move, as a share of the model's size: 0.002 is half a millimetre on a kettle. */
const errors = [0.0004, 0.0007, 0.001, 0.0014, 0.002, 0.0028, 0.004, 0.0056, 0.008, 0.011]
/** Parts that have few triangles anyway may move by this share of it. */
const shareOfPlainParts = 0.15

/**
 * Makes a binary glTF smaller than 300 kB: joins and welds its parts, shrinks its textures, thins its triangles no more than it must.
 * What comes out is core glTF 2.0 without any extension, because phones show it in programs of their own: Android's Scene Viewer
 * knows few extensions, and no compression by meshoptimizer.
 */
export async function shrinkModel(file: Uint8Array): Promise<Uint8Array> {
  await MeshoptSimplifier.ready
  const io = new NodeIO()
  for (const error of errors) {
    const small = await io.writeBinary(await thin(await io.readBinary(file), error))
    if (small.length < mostBytes) return small
  }
  throw new Error('the model stays above 290 kB')
}

async function thin(document: Document, error: number): Promise<Document> {
  document.setLogger(new Logger(Logger.Verbosity.WARN))
  for (const texture of document.getRoot().listTextures()) {
    const image = sharp(texture.getImage() ?? undefined).resize(largestTexture, largestTexture, fit)
    texture.setImage(new Uint8Array(await image.png({ palette: true, colours: 16, effort: 10 }).toBuffer()))
    texture.setMimeType('image/png')
  }
  await document.transform(dedup(), flatten(), join(), prune({ keepAttributes: false }), weld())
  thinParts(document, error)
  return await document.transform(prune())
}

/** Thins the largest parts first, so that the many wires of a fan do not make its rim angular. */
function thinParts(document: Document, error: number): void {
  const parts = document
    .getRoot()
    .listMeshes()
    .flatMap((mesh) => mesh.listPrimitives())
  const size = (part: Primitive) => part.getIndices()?.getCount() ?? 0
  const average = parts.reduce((sum, part) => sum + size(part), 0) / parts.length
  for (const part of parts) {
    const most = size(part) > average ? error : error * shareOfPlainParts
    simplifyPrimitive(part, { simplifier: MeshoptSimplifier, ratio: 0, error: most, lockBorder: false })
  }
}
