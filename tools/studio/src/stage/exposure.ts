import type { Camera, Scene, Texture, TextureDataType, WebGLRenderer } from 'three'
import { AddEquation, CustomBlending, HalfFloatType, OneFactor, ShaderMaterial, WebGLRenderTarget } from 'three'
import { FullScreenQuad } from 'three/addons/postprocessing/Pass.js'
import { addExposure, fullScreen } from './film-shaders.ts'

/** A sum of many passes of a scene in linear light. */
export type Exposure = { sum: Texture; add: (scene: Scene, camera: Camera) => void; dispose: () => void }

/** An empty exposure of this size in pixels; `type` is the precision of the sum. */
export function createExposure(
  renderer: WebGLRenderer,
  width: number,
  height: number,
  type: TextureDataType,
): Exposure {
  const frame = new WebGLRenderTarget(width, height, { type: HalfFloatType, samples: 0 })
  const sum = new WebGLRenderTarget(width, height, { type, depthBuffer: false })
  const adder = new FullScreenQuad(
    new ShaderMaterial({
      ...fullScreen(addExposure, { frame: { value: frame.texture } }),
      blending: CustomBlending,
      blendEquation: AddEquation,
      blendSrc: OneFactor,
      blendDst: OneFactor,
    }),
  )
  clear(renderer, sum)
  return {
    sum: sum.texture,
    add: (scene, camera) => {
      clear(renderer, frame)
      renderer.render(scene, camera)
      renderer.setRenderTarget(sum)
      adder.render(renderer)
    },
    dispose: () => {
      for (const waste of [frame, sum, adder.material]) waste.dispose()
    },
  }
}

function clear(renderer: WebGLRenderer, target: WebGLRenderTarget): void {
  renderer.setRenderTarget(target)
  renderer.setClearColor('#000000', 0)
  renderer.clear()
}
