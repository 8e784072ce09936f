import '@fontsource-variable/cairo/index.css'
import type { Object3D } from 'three'
import { Mesh } from 'three'
import type { Product } from '../kit/product.ts'
import { models } from '../models/index.ts'
import { catalogueBackdrop, createStage } from '../stage/stage.ts'
import type { ProductShot, StudioPage } from './studio-page.ts'

await document.fonts.load("700 40px 'Cairo Variable'", 'Nawwar نوّر 0123456789°')
const stage = createStage()

const studio: StudioPage = {
  shootProduct: async (shot) => {
    const { object, views } = build(shot)
    const view = views[shot.view]
    stage.shoot(object, { view, width: shot.size, height: shot.size, passes: shot.passes, backdrop: catalogueBackdrop })
    discard(object)
    return stage.canvas.toDataURL('image/png')
  },
}
window.studio = studio

/** Kind and params come from typed catalogue files, so they fit each other; across the page's border the pairing is lost. */
function build({ kind, params }: ProductShot): Product {
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
