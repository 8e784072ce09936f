import '@fontsource-variable/cairo/index.css'
import type { Object3D } from 'three'
import { Group, Mesh } from 'three'
import { GLTFExporter } from 'three/addons/exporters/GLTFExporter.js'
import { paint } from '../kit/materials.ts'
import type { Product } from '../kit/product.ts'
import { cylinder, put } from '../kit/shapes.ts'
import { models } from '../models/index.ts'
import { catalogueBackdrop, createStage } from '../stage/stage.ts'
import type { ProductShot, Standing, StudioPage } from './studio-page.ts'
import { trueSize } from './true-size.ts'

await document.fonts.load("700 40px 'Cairo Variable'", 'Nawwar نوّر 0123456789°')
const stage = createStage()

const studio: StudioPage = {
  shootProduct: async (shot) => {
    const { object, views } = build(shot)
    const view = views[shot.view]
    stage.shoot(object, { view, width: shot.size, height: shot.size, passes: shot.passes, backdrop: catalogueBackdrop })
    discard(object)
    return stage.canvas.toDataURL(shot.type ?? 'image/png', 0.84)
  },
  shootGroup: async ({ things, ...shot }) => {
    const group = new Group()
    group.add(...things.map(stand))
    stage.shoot(group, shot)
    discard(group)
    return stage.canvas.toDataURL('image/png')
  },
  exportModel: async ({ dimensions, ...choice }) => {
    const product = trueSize(build(choice).object, dimensions)
    const file = await new GLTFExporter().parseAsync(product, { binary: true })
    discard(product)
    if (!(file instanceof ArrayBuffer)) throw new Error('the exporter gave no binary file')
    return toBase64(new Uint8Array(file))
  },
}
window.studio = studio

function stand(thing: Standing): Object3D {
  const object = 'podium' in thing ? podium(thing.podium) : build(thing).object
  return put(object, thing.at, [0, thing.turn ?? 0, 0])
}

function podium({ radius, height, color }: { radius: number; height: number; color: string }): Object3D {
  return cylinder(radius, height, paint(color, 'matt'), 0.4)
}

function toBase64(bytes: Uint8Array): string {
  let text = ''
  for (let start = 0; start < bytes.length; start += 8192)
    text += String.fromCharCode(...bytes.subarray(start, start + 8192))
  return btoa(text)
}

/** Kind and params come from typed catalogue files, so they fit each other; across the page's border the pairing is lost. */
function build({ kind, params }: Pick<ProductShot, 'kind' | 'params'>): Product {
  const model = models[kind] as (given: object) => Product
  return model(params)
}

function discard(object: Object3D): void {
  object.traverse((part) => {
    if (!(part instanceof Mesh)) return
    part.geometry.dispose()
    const material = part.material
    for (const texture of [material.map, material.emissiveMap, material.roughnessMap]) texture?.dispose()
  })
}
