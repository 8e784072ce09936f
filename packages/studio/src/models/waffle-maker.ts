import type { Group, Material } from 'three'
import { hinged } from '../kit/cabinet.ts'
import { button, dial, display, group, knob } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { blocks } from '../kit/food.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, glow, paint } from '../kit/materials.ts'
import type { Corner } from '../kit/paths.ts'
import { circle, outline, rectangle } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, plate, put, roundedBox } from '../kit/shapes.ts'

export type WaffleMakerParams = {
  color: string
  finish?: Finish
  /** Five hearts on a round plate, or two deep squares on a steel body. */
  waffle?: 'hearts' | 'belgian'
  /** Closed size in cm; the depth is with the handle. */
  width?: number
  depth?: number
  height?: number
  open?: number
  brand?: string
}

/** A waffle maker, opened to show its plates; a baked waffle rests on the lower one. */
export function waffleMaker(params: WaffleMakerParams): Product {
  const { waffle = 'hearts', width = 21.5, depth = 26.5, height = 10, open = 100 } = params
  const [shellDepth, seam] = [depth - (waffle === 'hearts' ? 5 : 3.4), height / 2]
  const back = -shellDepth / 2 - 0.3
  const lid = put(shell(params, width, shellDepth, seam, false), [0, seam * 2, 0], [0, 0, 180])
  const parts = [
    feet(width * (waffle === 'hearts' ? 0.56 : 0.7), shellDepth * (waffle === 'hearts' ? 0.56 : 0.7), 0.9, 0.9),
    shell(params, width, shellDepth, seam, true),
    hinged(group(lid), seam, back, open),
    put(cylinder(0.8, width * 0.42, paint('#1d1f22', 'satin')), [-width * 0.21, seam, back], [0, 0, -90]),
  ]
  return product(parts, {
    front: { turn: -26, rise: 27 },
    side: { turn: 46, rise: 22 },
    detail: { turn: -18, rise: 38, closeUp: { at: [0, seam, shellDepth * 0.1], span: width * 0.95 } },
  })
}

function shell(params: WaffleMakerParams, width: number, depth: number, seam: number, lower: boolean): Group {
  const { waffle = 'hearts', color, finish = 'gloss' } = params
  const n = waffle === 'hearts' ? 2.1 : 6
  const skin = waffle === 'hearts' ? paint(color, finish) : brushedSteel('#c9cbcd', [2, 1])
  const bowl = loft(
    {
      sections: [
        { y: 1.4, width: width * 0.8, depth: depth * 0.8, n },
        { y: 2.6, width: width * 0.94, depth: depth * 0.94, n },
        { y: seam - 0.4, width, depth, n },
      ],
      roundBottom: 0.8,
      roundTop: 0.35,
    },
    skin,
  )
  const iron = waffle === 'hearts' ? heartIron(width, lower) : squareIron(width, depth, lower)
  const half = group(
    bowl,
    put(iron, [0, seam + (waffle === 'hearts' ? 0.35 : 0.5), 0]),
    put(group(handle(params, width, lower)), [0, seam, depth / 2]),
  )
  if (lower)
    half.add(put(group(waffle === 'belgian' ? panel(params, width, seam) : lamps(params, seam)), [0, 0, depth / 2]))
  return half
}

function handle({ waffle }: WaffleMakerParams, width: number, lower: boolean): Group {
  const grip = paint('#1d1f22', 'satin')
  if (waffle === 'belgian')
    return lower
      ? group(roundedBox(width * 0.2, 1, 1.2, 0.3, grip))
      : put(
          group(
            roundedBox(width * 0.5, 1.5, 1.5, 0.7, grip),
            put(roundedBox(1.2, 1, 3, 0.3, chrome('#b9bcc0', 0.2)), [width * 0.18, 0, -1.6]),
            put(roundedBox(1.2, 1, 3, 0.3, chrome('#b9bcc0', 0.2)), [-width * 0.18, 0, -1.6]),
          ),
          [0, -1.2, 2.4],
        )
  return group(
    put(
      loft(
        {
          sections: [
            { y: -1.5, width: 5.4, depth: 8, n: 3.4 },
            { y: -0.45, width: 6, depth: 9, n: 3.4 },
          ],
          roundTop: 0.2,
          roundBottom: 0.6,
        },
        grip,
      ),
      [0, 0, 0.6],
    ),
    put(roundedBox(4, 0.3, 0.3, 0.1, chrome()), [0, -0.9, 4.85]),
  )
}

function lamps({ color, brand = 'Nawwar' }: WaffleMakerParams, seam: number): Group {
  const lamp = (hex: string) => cylinder(0.32, 0.5, glow(hex, 0.9), 0.1)
  return group(
    put(
      group(
        put(cylinder(1.5, 0.5, chrome('#c8cacc', 0.2), 0.15), [0, 0, 0], [90, 0, 0]),
        put(knob({ radius: 1.2, body: paint('#1d1f22', 'satin'), mark: '#f2f2f0', turn: 30 }), [0, 0, 0.4]),
      ),
      [-5.7, seam - 2, -1.85],
      [4, -32, 0],
    ),
    put(lamp('#ff3b2f'), [5.2, seam - 1.9, -1.6], [82, 0, -30]),
    put(lamp('#35d06a'), [6.4, seam - 1.9, -2.3], [82, 0, -36]),
    put(label(brand, { height: 1, color: inkOn(color) }), [0, seam - 3.2, -0.62], [-30, 0, 0]),
  )
}

function panel({ brand = 'Nawwar' }: WaffleMakerParams, width: number, seam: number): Group {
  return put(
    group(
      put(display({ width: 4.2, height: 1.9, text: '4:30', color: '#ffb347' }), [-width * 0.06, 0, 0]),
      put(dial(1.75, 5, '#33373a'), [width * 0.25, 0, 0.1]),
      put(knob({ radius: 1.25, turn: 30 }), [width * 0.25, 0, 0.05]),
      put(button({ radius: 0.4, lamp: '#35d06a', depth: 0.2 }), [width * 0.12, 0, 0.05]),
      put(label(brand, { height: 1.3, color: '#33373a' }), [-width * 0.3, 0, 0.12]),
    ),
    [0, seam - 2.1, -0.42],
    [7, 0, 0],
  )
}

const coat = () => paint('#2d2e31', 'satin')

/** Flat rim with pockets; each pocket has a floor with the studs that press the grid. */
function iron(
  shape: Corner[],
  pockets: Corner[][],
  studs: [number, number, number][],
  size: [number, number, number],
  deep: number,
): Group {
  const black = coat()
  const floor = plate(outline(shape.map(([x, y, r]): Corner => [x * 0.97, y * 0.97, r ?? 0])), 0.6, black, 0.1)
  return group(
    put(plate(outline(shape, pockets), deep, black, 0.25), [0, 0.25, 0], [-90, 0, 0]),
    put(floor, [0, -deep / 2, 0], [-90, 0, 0]),
    blocks(
      studs.map(([x, y, z]) => [x, y - deep / 2 + 0.2, z]),
      size,
      black,
      0.62,
    ),
  )
}

/** A heart pointing to the middle along -y before it is turned by `angle`. */
function heart(size: number, out: number, angle: number): Corner[] {
  const turn = (angle * Math.PI) / 180
  return Array.from({ length: 40 }, (_, index): Corner => {
    const t = (index / 40) * Math.PI * 2
    const x = (size / 16) * 16 * Math.sin(t) ** 3
    const y = (size / 16) * (13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) + out
    return [x * Math.cos(turn) - y * Math.sin(turn), x * Math.sin(turn) + y * Math.cos(turn)]
  }).reverse()
}

function isInside([px, py]: [number, number], shape: Corner[]): boolean {
  let inside = false
  for (let index = 0, last = shape.length - 1; index < shape.length; last = index++) {
    const [ax, ay] = shape[index] ?? [0, 0]
    const [bx, by] = shape[last] ?? [0, 0]
    if (ay > py !== by > py && px < ((bx - ax) * (py - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

function heartIron(width: number, lower: boolean): Group {
  const radius = width * 0.435
  const hearts = [0, 72, 144, 216, 288].map((angle) => heart(radius * 0.29, radius * 0.55, angle))
  const step = 1.15
  const spots: [number, number, number][] = []
  for (let x = -radius; x <= radius; x += step)
    for (let z = -radius; z <= radius; z += step)
      if (
        hearts.some((shape) =>
          isInside(
            [x, -z],
            shape.map(([a, b]) => [a * 0.97, b * 0.97]),
          ),
        )
      )
        spots.push([x, 0, z])
  const pan = iron(circle(radius), hearts, spots, [0.62, 0.6, 0.62], 0.9)
  if (!lower) return pan
  const baked = [0, 72, 144, 216, 288].map((angle) => heart(radius * 0.285, radius * 0.55, angle))
  return group(
    pan,
    ...baked.map((shape) =>
      waffle(
        shape,
        spots.filter(([x, , z]) => isInside([x, -z], shape)),
        0.62,
        1.3,
      ),
    ),
  )
}

function squareIron(width: number, depth: number, lower: boolean): Group {
  const [w, d] = [width * 0.88, depth * 0.86]
  const side = w / 2 - 1.5
  const long = d - 2.4
  const squares = [-1, 1].map((hand) => rectangle(side, long, 0.7, (hand * w) / 4.1))
  const spots = [-1, 1].flatMap((hand) =>
    Array.from({ length: 20 }, (_, index): [number, number, number] => [
      (hand * w) / 4.1 + (((index % 4) + 0.5) / 4 - 0.5) * side,
      0,
      ((Math.floor(index / 4) + 0.5) / 5 - 0.5) * long,
    ]),
  )
  const pan = iron(rectangle(w, d, 1.4), squares, spots, [1.9, 1.1, 1.9], 1.3)
  if (!lower) return pan
  const shape = rectangle(side - 0.1, long - 0.1, 0.8, -w / 4.1)
  return group(
    pan,
    waffle(
      shape,
      spots.filter(([x]) => x < 0),
      1.8,
      2.1,
    ),
  )
}

/** A baked waffle: a golden slab with darker pits where the studs were. */
function waffle(shape: Corner[], pits: [number, number, number][], pit: number, thickness: number): Group {
  const [crust, deep]: Material[] = [paint('#c9985a', 'matt'), paint('#9a6630', 'matt')]
  const holes = pits.map(([x, , z]) => rectangle(pit, pit, pit * 0.15, x, -z))
  return put(
    group(
      put(plate(outline(shape, holes), thickness, crust ?? coat(), 0.14), [0, 0.3, 0], [-90, 0, 0]),
      put(
        plate(outline(shape.map(([x, y, r]): Corner => [x, y, r ?? 0])), thickness * 0.4, deep ?? coat(), 0.3),
        [0, 0.1, 0],
        [-90, 0, 0],
      ),
    ),
    [0, thickness * 0.25, 0],
  )
}
