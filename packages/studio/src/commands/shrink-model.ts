import type { Document } from '@gltf-transform/core'
import { Logger, NodeIO } from '@gltf-transform/core'
import { ALL_EXTENSIONS } from '@gltf-transform/extensions'
import { dedup, flatten, join, meshopt, prune, simplify, weld } from '@gltf-transform/functions'
import { MeshoptDecoder, MeshoptEncoder, MeshoptSimplifier } from 'meshoptimizer'
import sharp from 'sharp'

const mostBytes = 290_000
/** Textures are patterns and lettering: larger ones only cost bytes. In pixels. */
const largestTexture = 640
const fit = { fit: 'inside', withoutEnlargement: true } as const

/** Joins, welds and meshopt-compresses a binary glTF, makes its textures smaller, and thins its triangles until it is below 300 kB. */
export async function shrinkModel(file: Uint8Array): Promise<Uint8Array> {
  await Promise.all([MeshoptEncoder.ready, MeshoptDecoder.ready, MeshoptSimplifier.ready])
  const io = new NodeIO()
    .registerExtensions(ALL_EXTENSIONS)
    .registerDependencies({ 'meshopt.encoder': MeshoptEncoder, 'meshopt.decoder': MeshoptDecoder })
  for (const error of [0.0004, 0.001, 0.002, 0.004, 0.008]) {
    const small = await io.writeBinary(await compress(await io.readBinary(file), error))
    if (small.length < mostBytes) return small
  }
  throw new Error('the model stays above 290 kB')
}

async function compress(document: Document, error: number): Promise<Document> {
  document.setLogger(new Logger(Logger.Verbosity.WARN))
  for (const texture of document.getRoot().listTextures()) {
    const image = sharp(texture.getImage() ?? undefined).resize(largestTexture, largestTexture, fit)
    texture.setImage(new Uint8Array(await image.png({ palette: true, colours: 32, effort: 10 }).toBuffer()))
    texture.setMimeType('image/png')
  }
  return await document.transform(
    dedup(),
    flatten(),
    join(),
    prune({ keepAttributes: false }),
    weld(),
    simplify({ simplifier: MeshoptSimplifier, ratio: 0, error, lockBorder: false }),
    prune(),
    meshopt({ encoder: MeshoptEncoder, level: 'medium' }),
  )
}
