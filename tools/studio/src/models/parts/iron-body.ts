import type { Group, Material } from 'three'
import { group } from '../../kit/controls.ts'
import { paint } from '../../kit/materials.ts'
import { sweep } from '../../kit/sweep.ts'
import type { Contour, Layer } from './contour-loft.ts'
import { contourLoft, contourPatch } from './contour-loft.ts'

/** An iron's outline from above: pointed tip at -x, round heel at +x. */
const ironContour: Contour = [...half(1), ...half(-1)]

function half(side: 1 | -1): Contour {
  return Array.from({ length: 48 }, (_, index) => {
    const share = (1 - Math.cos(((index + 0.5) / 48) * Math.PI)) / 2
    const t = side === 1 ? share : 1 - share
    const heel = t < 0.16 ? (1 - (1 - t / 0.16) ** 2.6) ** (1 / 2.6) : 1
    return [0.5 - t, side * 0.5 * Math.max(0, 1 - t ** 2.2) ** 0.82 * heel]
  })
}

export type IronShape = { length: number; width: number; height: number }
type IronSkins = { sole: Material; skirt: Material; body: Material; window?: Material | undefined; trim?: Material }

/** Soleplate, heat shield and body of an iron that stands on its sole, without the handle. */
export function ironBody({ length, width, height }: IronShape, skins: IronSkins): Group {
  const l = (share: number) => length * share
  const w = (share: number) => width * share
  const flank: Layer[] = [
    { y: height * 0.15, length: l(0.955), width: w(1), x: 0 },
    { y: height * 0.22, length: l(0.955), width: w(0.985), x: 0, lift: -0.2 },
    { y: height * 0.31, length: l(0.93), width: w(0.93), x: 0.1, lift: -0.5 },
    { y: height * 0.4, length: l(0.87), width: w(0.8), x: 0.3, lift: -0.9 },
    { y: height * 0.48, length: l(0.78), width: w(0.62), x: 0.4, lift: -1.2 },
    { y: height * 0.53, length: l(0.68), width: w(0.46), x: 0.3, lift: -1.4 },
  ]
  const sole: Layer[] = [
    { y: 0.12, length: l(0.94), width: w(0.97) },
    { y: 0.5, length: l(0.95), width: w(0.98) },
  ]
  const skirt: Layer[] = [
    { y: 0.5, length: l(0.935), width: w(0.96) },
    { y: height * 0.1, length: l(0.95), width: w(0.985) },
    { y: height * 0.15, length: l(0.95), width: w(0.985) },
  ]
  const line: Layer[] = [
    { y: height * 0.142, length: l(0.962), width: w(1.008) },
    { y: height * 0.158, length: l(0.962), width: w(1.008) },
  ]
  return group(
    contourLoft(ironContour, sole, skins.sole, { roundBottom: 0.12, roundTop: 0.12 }),
    contourLoft(ironContour, skirt, skins.skirt, { roundBottom: 0.1 }),
    contourLoft(ironContour, flank, skins.body, { roundTop: 0.9, roundBottom: 0.1 }),
    ...(skins.trim ? [contourLoft(ironContour, line, skins.trim, { roundTop: 0.08, roundBottom: 0.08 })] : []),
    ...(skins.window ? windows(flank, skins.window) : []),
  )
}

/** Tank windows on both flanks of the tip. */
function windows(flank: Layer[], material: Material) {
  const [low, high] = [flank[1], flank[2]]
  if (!low || !high) return []
  const reach: [number, number][] = [
    [0.26, 0.42],
    [0.58, 0.74],
  ]
  return reach.map((span) => contourPatch(ironContour, [low, high], span, 0.06, material))
}

type Grip = { skin: Material; inlay: Material; open?: boolean }

/** The handle: rises from the tip, runs back over the body and comes down at the heel unless it is `open`. */
export function ironHandle({ length, width, height }: IronShape, { skin, inlay, open = false }: Grip): Group {
  const at = (x: number, y: number): [number, number, number] => [x * length, y * height, 0]
  const rise = [at(-0.17, 0.4), at(-0.2, 0.56), at(-0.145, 0.76), at(-0.02, 0.86), at(0.2, 0.885)]
  const fall = open ? [at(0.36, 0.87), at(0.41, 0.83)] : [at(0.34, 0.87), at(0.425, 0.68), at(0.44, 0.36)]
  const bow = sweep(
    {
      points: [...rise, ...fall],
      width: open
        ? [width * 0.3, width * 0.33, width * 0.31, width * 0.28, width * 0.3, width * 0.26]
        : [width * 0.3, width * 0.33, width * 0.31, width * 0.28, width * 0.3, width * 0.36, width * 0.44],
      thickness: [height * 0.26, height * 0.24, height * 0.18, height * 0.17, height * 0.17, height * 0.16],
      n: 2.8,
    },
    skin,
  )
  const pad = sweep(
    {
      points: [at(-0.12, 0.845), at(-0.02, 0.895), at(0.16, 0.925), at(0.32, 0.91)],
      width: [width * 0.13, width * 0.18, width * 0.18, width * 0.14],
      thickness: height * 0.13,
      n: 6,
    },
    inlay,
  )
  return group(bow, pad)
}

/** Rear foot on which the iron stands upright. */
export function heelStand({ length, width, height }: IronShape, material = paint('#1d1f22', 'satin')) {
  return sweep(
    {
      points: [
        [length * 0.43, height * 0.14, 0],
        [length * 0.475, height * 0.2, 0],
        [length * 0.48, height * 0.42, 0],
        [length * 0.455, height * 0.6, 0],
      ],
      width: [width * 0.56, width * 0.6, width * 0.52, width * 0.36],
      thickness: [1, 1.1, 1, 0.8],
      n: 3,
    },
    material,
  )
}
