import type { Camera, Scene, WebGLRenderer } from 'three'
import {
  AddEquation,
  Color,
  CustomBlending,
  FloatType,
  HalfFloatType,
  NoBlending,
  OneFactor,
  ShaderMaterial,
  Vector2,
  Vector3,
  WebGLRenderTarget,
} from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import { addExposure, developExposure, fullScreen } from './film-shaders.ts'

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
  expose: (scene: Scene, camera: Camera) => void
  develop: (passes: number, backdrop: Backdrop) => void
}

/** A film of the renderer's size; `develop` draws to the canvas. */
export function createFilm(renderer: WebGLRenderer): Film {
  const size = renderer.getDrawingBufferSize(new Vector2())
  const frame = new WebGLRenderTarget(size.x, size.y, { type: HalfFloatType, samples: 0 })
  const sum = new WebGLRenderTarget(size.x, size.y, { type: FloatType, depthBuffer: false })
  const adder = new FullScreenQuad(
    new ShaderMaterial({
      ...fullScreen(addExposure, { frame: { value: frame.texture } }),
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
    }),
  )
  const uniforms = {
    sum: { value: sum.texture },
    passes: { value: 1 },
    inner: { value: new Color() },
    outer: { value: new Color() },
    centre: { value: new Vector2(0.5, 0.42) },
    clear: { value: 0 },
    aspect: { value: size.x / size.y },
    disc: { value: new Color() },
    discPlace: { value: new Vector3() },
  }
  const developer = new FullScreenQuad(
    new ShaderMaterial({ ...fullScreen(developExposure, uniforms), blending: NoBlending }),
  )
  clear(renderer, sum)
  return {
    expose: (scene, camera) => {
      clear(renderer, frame)
      renderer.render(scene, camera)
      renderer.setRenderTarget(sum)
      adder.render(renderer)
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
      for (const waste of [frame, sum, adder.material, developer.material]) waste.dispose()
    },
  }
}

function clear(renderer: WebGLRenderer, target: WebGLRenderTarget): void {
  renderer.setRenderTarget(target)
  renderer.setClearColor('#000000', 0)
  renderer.clear()
}
