import type { BufferGeometry, Material, Mesh } from 'three'
import { part } from '../../kit/shapes.ts'
import { surfaceOf } from '../../kit/surface.ts'

/** A closed outline seen from above, in a unit box about the origin: [x, z] from -0.5 to 0.5, running from +x over +z. */
export type Contour = [x: number, z: number][]

/** The contour at one height: its length along x and width along z (cm); `lift` raises its +x end by so many cm. */
export type Layer = { y: number; length: number; width: number; x?: number; lift?: number }

type Ends = { roundTop?: number; roundBottom?: number }

/** A closed body whose cross-sections all have the same contour, e.g. an iron; layers from the bottom up. */
export function contourLoft(contour: Contour, layers: Layer[], material: Material, ends: Ends = {}): Mesh {
  const { roundTop = 0.2, roundBottom = 0.2 } = ends
  const rows = [...capRows(layers[0], -1, roundBottom), ...layers, ...capRows(layers.at(-1), 1, roundTop)]
  return part(skin(contour, rows), material)
}

/**
 * A window of the same skin, `offset` cm outside of it, with round corners: from layer to layer upwards, over the share
 * `from` to `to` of the contour.
 */
export function contourPatch(
  contour: Contour,
  [low, high]: [Layer, Layer],
  [from, to]: [number, number],
  offset: number,
  material: Material,
): Mesh {
  const [rows, columns] = [20, 24]
  const grid = Array.from({ length: rows + 1 }, (_, row) => {
    const up = row / rows
    const layer = between(low, high, up)
    const inset = (1 - (1 - Math.abs(2 * up - 1) ** 5) ** (1 / 2)) * 0.12
    return Array.from({ length: columns + 1 }, (_, column) => {
      const along = from + (to - from) * (inset + (1 - 2 * inset) * (column / columns))
      const [u, v] = contourAt(contour, along)
      return [
        u * (layer.length + 2 * offset) + (layer.x ?? 0),
        layer.y + (layer.lift ?? 0) * (u + 0.5),
        v * (layer.width + 2 * offset),
      ]
    })
  })
  return part(patchGeometry(grid), material)
}

function between(low: Layer, high: Layer, share: number): Layer {
  const mix = (a = 0, b = 0) => a + (b - a) * share
  return {
    y: mix(low.y, high.y),
    length: mix(low.length, high.length),
    width: mix(low.width, high.width),
    x: mix(low.x, high.x),
    lift: mix(low.lift, high.lift),
  }
}

function contourAt(contour: Contour, share: number): [number, number] {
  const place = share * contour.length
  const [from, to] = [contour[Math.floor(place) % contour.length], contour[(Math.floor(place) + 1) % contour.length]]
  if (!from || !to) return [0, 0]
  const rest = place % 1
  return [from[0] + (to[0] - from[0]) * rest, from[1] + (to[1] - from[1]) * rest]
}

function patchGeometry(grid: number[][][]): BufferGeometry {
  const columns = grid[0]?.length ?? 0
  const faces: number[] = []
  for (let row = 0; row + 1 < grid.length; row++) {
    for (let column = 0; column + 1 < columns; column++) {
      const here = row * columns + column
      faces.push(here, here + columns, here + 1, here + 1, here + columns, here + columns + 1)
    }
  }
  return surfaceOf({ positions: grid.flat(2), faces })
}

function capRows(end: Layer | undefined, side: 1 | -1, radius: number): Layer[] {
  if (!end) return []
  const rows = Array.from({ length: 6 }, (_, index) => {
    const angle = (((index + 1) / 6) * Math.PI) / 2
    const inset = 2 * radius * (1 - Math.cos(angle))
    return { ...end, y: end.y + side * radius * Math.sin(angle), length: end.length - inset, width: end.width - inset }
  })
  const tip = rows.at(-1) ?? end
  const closed = [...rows, ...[0.5, 0.001].map((s) => ({ ...tip, length: tip.length * s, width: tip.width * s }))]
  return side === 1 ? closed : closed.reverse()
}

function skin(contour: Contour, rows: Layer[]): BufferGeometry {
  const count = contour.length
  const positions: number[] = []
  const uvs: number[] = []
  const faces: number[] = []
  for (const [row, { y, length, width, x = 0, lift = 0 }] of rows.entries()) {
    for (const [step, [u, v]] of contour.entries()) {
      positions.push(x + u * length, y + lift * (u + 0.5), v * width)
      uvs.push(step / count, row / Math.max(1, rows.length - 1))
      const last = step + 1 === count
      if (row + 1 === rows.length) continue
      const [here, next] = [row * count + step, row * count + (last ? 0 : step + 1)]
      faces.push(here, here + count, next, next, here + count, next + count)
    }
  }
  return surfaceOf({ positions, uvs, faces })
}
