import type { Material } from 'three'
import { chrome } from '../kit/materials.ts'
import type { AirFryerParams } from './air-fryer.ts'

/** The body in cm: squareness of its plan, share of its width left at the top, height of the seam above the basket. */
export type Size = { width: number; height: number; depth: number; n: number; top: number; split: number }

/** Share of the full width and depth at a share of the height: wide below, narrowing in a bow to the top. */
function bulge({ top }: Size, share: number): number {
  const low = Math.max(0, (0.3 - share) / 0.3)
  const high = Math.max(0, (share - 0.3) / 0.63)
  return 1 - 0.14 * low ** 2.2 - (1 - top) * high ** 2
}

/** Where the front face stands at a share of the height, and how far it leans back (degrees). */
export function faceAt(size: Size, share: number): { z: number; lean: number } {
  const z = (at: number) => (bulge(size, at) * size.depth) / 2
  const rise = (z(share - 0.02) - z(share + 0.02)) / (0.04 * size.height)
  return { z: z(share), lean: (-Math.atan(rise) * 180) / Math.PI }
}

/** Cross-sections of the body between two shares of its height, `grow` cm wider than it. */
export function sections(size: Size, from: number, to: number, grow = 0) {
  return Array.from({ length: 9 }, (_, index) => {
    const share = from + ((to - from) * index) / 8
    const scale = bulge(size, share)
    return { y: size.height * share, width: size.width * scale + grow, depth: size.depth * scale + grow, n: size.n }
  })
}

/** The metal of handle inlay and panel rim. */
export function metalTrim({ trim = 'chrome' }: AirFryerParams): Material {
  return trim === 'copper' ? chrome('#d98f66', 0.16) : chrome('#c9ccd0', 0.14)
}
