import type { Camera, Object3D, Scene, WebGLRenderer } from 'three'
import { Color, FloatType, HalfFloatType, NoBlending, ShaderMaterial, Vector2, Vector3 } from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import { createExposure } from './exposure.ts'
import { developExposure, fullScreen } from './film-shaders.ts'

/** Backdrop of a picture: two tones from `centre` (0 to 1, from below) outwards and perhaps a lamp's disc; or none (clear). */
export type Backdrop = {
  inner: string
  outer: string
  centre?: [number, number]
  /** A round light behind the group; radius in shares of the height. */
  disc?: { color: string; centre: [number, number]; radius: number }
} | null

/** Collects many passes of the scene in linear light and develops them to display colours. */
export type Film = {
  expose: (camera: Camera) => void
  develop: (passes: number, backdrop: Backdrop) => void
}

/**
 * A film of the renderer's size; `develop` draws to the canvas. The shadow on the table is soft, so it is exposed at a third of the
 * size and laid under the object: most of the frame is table, and this halves the time of a picture.
 */
export function createFilm(renderer: WebGLRenderer, scene: Scene, object: Object3D, table: Object3D): Film {
  const { x: width, y: height } = renderer.getDrawingBufferSize(new Vector2())
  const above = createExposure(renderer, width, height, FloatType)
  const below = createExposure(renderer, Math.ceil(width / 3), Math.ceil(height / 3), HalfFloatType)
  const uniforms = {
    above: { value: above.sum },
    below: { value: below.sum },
    passes: { value: 1 },
    inner: { value: new Color() },
    outer: { value: new Color() },
    centre: { value: new Vector2() },
    clear: { value: 0 },
    aspect: { value: width / height },
    disc: { value: new Color() },
    discPlace: { value: new Vector3() },
  }
  const developer = new FullScreenQuad(
    new ShaderMaterial({ ...fullScreen(developExposure, uniforms), blending: NoBlending }),
  )
  return {
    expose: (camera) => {
      Object.assign(table, { visible: false })
      above.add(scene, camera)
      Object.assign(table, { visible: true })
      Object.assign(object, { visible: false })
      renderer.shadowMap.autoUpdate = false
      below.add(scene, camera)
      renderer.shadowMap.autoUpdate = true
      Object.assign(object, { visible: true })
    },
    develop: (passes, backdrop) => {
      uniforms.passes.value = passes
      uniforms.clear.value = backdrop ? 0 : 1
      uniforms.inner.value.set(backdrop?.inner ?? '#ffffff').convertLinearToSRGB()
      uniforms.outer.value.set(backdrop?.outer ?? '#ffffff').convertLinearToSRGB()
      uniforms.centre.value.set(...(backdrop?.centre ?? [0.5, 0.42]))
      uniforms.disc.value.set(backdrop?.disc?.color ?? '#ffffff').convertLinearToSRGB()
      uniforms.discPlace.value.set(...(backdrop?.disc?.centre ?? [0, 0]), backdrop?.disc?.radius ?? 0)
      renderer.setRenderTarget(null)
      developer.render(renderer)
      for (const waste of [above, below, developer.material]) waste.dispose()
    },
  }
}
