import type { Texture } from 'three'
import {
  CanvasTexture,
  DataTexture,
  LinearFilter,
  LinearMipmapLinearFilter,
  RepeatWrapping,
  SRGBColorSpace,
} from 'three'

/** A drawing surface with its context; sizes in pixels. */
export function drawing(width: number, height: number, draw: (pen: CanvasRenderingContext2D) => void): CanvasTexture {
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(8, Math.round(width))
  canvas.height = Math.max(8, Math.round(height))
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser cannot draw on a canvas')
  draw(pen)
  const texture = new CanvasTexture(canvas)
  texture.colorSpace = SRGBColorSpace
  texture.anisotropy = 8
  return texture
}

/** Fine lines along u, as a roughness and bump texture. */
export function brushedTexture([across, up]: [number, number]): Texture {
  const [width, height] = [64, 256]
  const random = seededRandom(7)
  const data = new Uint8Array(width * height * 4)
  for (let row = 0; row < height; row++) {
    const tone = 118 + random() * 42
    for (let column = 0; column < width; column++) {
      data.fill(Math.round(tone + random() * 10), (row * width + column) * 4, (row * width + column) * 4 + 3)
      data[(row * width + column) * 4 + 3] = 255
    }
  }
  const texture = new DataTexture(data, width, height)
  texture.wrapS = texture.wrapT = RepeatWrapping
  texture.repeat.set(across, up)
  texture.magFilter = LinearFilter
  texture.minFilter = LinearMipmapLinearFilter
  texture.generateMipmaps = true
  texture.needsUpdate = true
  return texture
}

/** Repeatable numbers from 0 to 1, so that the same model always renders to the same picture. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296
    return state / 4294967296
  }
}
