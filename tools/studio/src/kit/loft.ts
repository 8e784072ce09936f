import type { BufferGeometry, Material, Mesh } from 'three'
import { part } from './shapes.ts'
import { surfaceOf } from './surface.ts'

/**
 * A cross-section of a lofted body at height y (cm): width along x, depth along z. `n` is its squareness: 2 is an ellipse,
 * 4 a soft square, 10 nearly a box. `x` and `z` move its middle.
 */
export type Section = { y: number; width: number; depth: number; n?: number; x?: number; z?: number }

type Loft = { sections: Section[]; roundTop?: number; roundBottom?: number; smooth?: boolean; around?: number }

/**
 * A body through cross-sections, bottom to top, closed at both ends. `roundTop` and `roundBottom` (cm) round the end edges.
 * With `smooth` (the default) the skin runs through the sections as a curve, else straight.
 */
export function loft(
  { sections, roundTop = 0.2, roundBottom = 0.2, smooth = true, around = 104 }: Loft,
  material: Material,
): Mesh {
  const rows = [
    ...capRows(sections[0], -1, roundBottom),
    ...skinRows(sections, smooth),
    ...capRows(sections.at(-1), 1, roundTop),
  ]
  return part(skinGeometry(rows, around), material)
}

/** An upright housing: same cross-section all the way up from y = 0. */
export function housing(
  {
    width,
    height,
    depth,
    n = 6,
    round = 0.4,
  }: { width: number; height: number; depth: number; n?: number; round?: number },
  material: Material,
): Mesh {
  const sections = [
    { y: round, width, depth, n },
    { y: height - round, width, depth, n },
  ]
  return loft({ sections, roundTop: round, roundBottom: round, smooth: false }, material)
}

type Row = Required<Section>

function filled({ y, width, depth, n = 2, x = 0, z = 0 }: Section): Row {
  return { y, width, depth, n, x, z }
}

/** Rows of a quarter circle that close an end; the end section itself comes from the skin. */
function capRows(end: Section | undefined, side: 1 | -1, radius: number): Row[] {
  if (!end) return []
  const row = filled(end)
  const most = Math.min(radius, row.width / 2.05, row.depth / 2.05)
  const steps = most > 0.02 ? 5 : 1
  const rows = Array.from({ length: steps }, (_, index) => {
    const angle = (((index + 1) / steps) * Math.PI) / 2
    const inset = 2 * most * (1 - Math.cos(angle))
    return { ...row, y: row.y + side * most * Math.sin(angle), width: row.width - inset, depth: row.depth - inset }
  })
  const tip = rows.at(-1) ?? row
  const closed = [
    ...rows,
    { ...tip, width: tip.width * 0.5, depth: tip.depth * 0.5 },
    { ...tip, width: 0.001, depth: 0.001 },
  ]
  return side === 1 ? closed : closed.reverse()
}

function skinRows(sections: Section[], smooth: boolean): Row[] {
  const rows = sections.map(filled)
  if (!smooth || rows.length < 3) return rows
  return rows.flatMap((row, index) => {
    const next = rows[index + 1]
    if (!next) return [row]
    const before = rows[index - 1] ?? row
    const after = rows[index + 2] ?? next
    return Array.from({ length: 8 }, (_, step) => between(before, row, next, after, step / 8))
  })
}

function between(a: Row, b: Row, c: Row, d: Row, t: number): Row {
  const mix = (key: keyof Row) => curve(a[key], b[key], c[key], d[key], t)
  return { y: mix('y'), width: mix('width'), depth: mix('depth'), n: mix('n'), x: mix('x'), z: mix('z') }
}

/** Catmull-Rom with slopes that never overshoot a flat neighbour. */
function curve(a: number, b: number, c: number, d: number, t: number): number {
  const slope = (left: number, right: number) => (left * right <= 0 ? 0 : (2 * left * right) / (left + right))
  const [m0, m1] = [slope(b - a, c - b), slope(c - b, d - c)]
  const start = a === b ? c - b : m0
  const end = c === d ? c - b : m1
  const [t2, t3] = [t * t, t * t * t]
  return b * (2 * t3 - 3 * t2 + 1) + start * (t3 - 2 * t2 + t) + c * (3 * t2 - 2 * t3) + end * (t3 - t2)
}

function skinGeometry(rows: Row[], around: number): BufferGeometry {
  const positions: number[] = []
  const uvs: number[] = []
  for (const [index, row] of rows.entries()) {
    for (let step = 0; step <= around; step++) {
      const angle = (step / around) * Math.PI * 2
      positions.push(
        row.x + squircle(Math.cos(angle), row.n) * row.width,
        row.y,
        row.z + squircle(Math.sin(angle), row.n) * row.depth,
      )
      uvs.push(step / around, index / (rows.length - 1))
    }
  }
  const geometry = surfaceOf({ positions, uvs, faces: skinFaces(rows.length, around) })
  closeSeam(geometry, rows.length, around)
  return geometry
}

function squircle(value: number, n: number): number {
  return (Math.sign(value) * Math.abs(value) ** (2 / n)) / 2
}

function skinFaces(rows: number, around: number): number[] {
  const faces: number[] = []
  for (let row = 0; row + 1 < rows; row++) {
    for (let step = 0; step < around; step++) {
      const here = row * (around + 1) + step
      const above = here + around + 1
      faces.push(here, above, here + 1, here + 1, above, above + 1)
    }
  }
  return faces
}

/** First and last column of a row are the same points: their normals must agree. */
function closeSeam(geometry: BufferGeometry, rows: number, around: number): void {
  const normal = geometry.getAttribute('normal')
  for (let row = 0; row < rows; row++) {
    const [first, last] = [row * (around + 1), row * (around + 1) + around]
    const sum: [number, number, number] = [
      normal.getX(first) + normal.getX(last),
      normal.getY(first) + normal.getY(last),
      normal.getZ(first) + normal.getZ(last),
    ]
    const length = Math.hypot(...sum) || 1
    for (const index of [first, last]) normal.setXYZ(index, sum[0] / length, sum[1] / length, sum[2] / length)
  }
}
