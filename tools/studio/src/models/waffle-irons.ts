import type { Group, Material } from 'three'
import { group } from '../kit/controls.ts'
import { blocks } from '../kit/food.ts'
import { paint } from '../kit/materials.ts'
import type { Corner } from '../kit/paths.ts'
import { circle, outline, rectangle } from '../kit/paths.ts'
import { plate, put } from '../kit/shapes.ts'

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
    const t = ((index + 0.5) / 40) * Math.PI * 2
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

/** Whether a stud at x, z stands in the shape with a little room around it. */
function holds(shape: Corner[], x: number, z: number): boolean {
  const room = 0.52
  return [-room, room].every((a) => [-room, room].every((b) => isInside([x + a, b - z], shape)))
}

/** A round plate of five hearts; the lower one holds baked waffles. */
export function heartIron(width: number, lower: boolean): Group {
  const radius = width * 0.435
  const hearts = [0, 72, 144, 216, 288].map((angle) => heart(radius * 0.29, radius * 0.55, angle))
  const step = 1.05
  const spots: [number, number, number][] = []
  for (let x = -radius; x <= radius; x += step)
    for (let z = -radius; z <= radius; z += step) if (hearts.some((shape) => holds(shape, x, z))) spots.push([x, 0, z])
  const pan = iron(circle(radius), hearts, spots, [0.62, 0.6, 0.62], 0.9)
  if (!lower) return pan
  const baked = [0, 72, 144, 216, 288].map((angle) => heart(radius * 0.285, radius * 0.55, angle))
  return group(
    pan,
    ...baked.map((shape) =>
      waffle(
        shape,
        spots.filter(([x, , z]) => holds(shape, x, z)),
        0.62,
        1.3,
      ),
    ),
  )
}

/** A plate of two deep squares; the lower one holds a baked waffle on its left. */
export function squareIron(width: number, depth: number, lower: boolean): Group {
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
