import { Path, Shape, Vector2 } from 'three'

/** A corner of an outline: x, y and the radius that rounds it (all cm). */
export type Corner = [x: number, y: number, radius?: number | undefined]

/** Points along a polyline whose corners are rounded; `closed` joins the last corner with the first. */
export function roundedPoints(corners: Corner[], closed = false): Vector2[] {
  return corners.flatMap((corner, index) => {
    const before = corners[index - 1] ?? (closed ? corners.at(-1) : undefined)
    const after = corners[index + 1] ?? (closed ? corners[0] : undefined)
    const here = new Vector2(corner[0], corner[1])
    if (!before || !after || !corner[2]) return [here]
    return roundCorner(new Vector2(before[0], before[1]), here, new Vector2(after[0], after[1]), corner[2])
  })
}

/** A closed outline with rounded corners, to extrude. */
export function outline(corners: Corner[], holes: Corner[][] = []): Shape {
  const shape = new Shape(roundedPoints(corners, true))
  shape.holes = holes.map((hole) => new Path(roundedPoints(hole, true)))
  return shape
}

/** Corners of an upright rectangle about a middle. */
export function rectangle(width: number, height: number, radius: number, x = 0, y = 0): Corner[] {
  const [w, h] = [width / 2, height / 2]
  const r = Math.min(radius, w, h)
  return [
    [x - w, y - h, r],
    [x + w, y - h, r],
    [x + w, y + h, r],
    [x - w, y + h, r],
  ]
}

/** Corners of a circle, for holes and discs. */
export function circle(radius: number, x = 0, y = 0, steps = 48): Corner[] {
  return Array.from({ length: steps }, (_, index) => {
    const angle = (index / steps) * Math.PI * 2
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]
  })
}

function roundCorner(before: Vector2, here: Vector2, after: Vector2, radius: number): Vector2[] {
  const toBefore = before.clone().sub(here)
  const toAfter = after.clone().sub(here)
  const angle = Math.abs(toBefore.angleTo(toAfter))
  if (angle < 0.02 || angle > Math.PI - 0.02) return [here]
  const reach = Math.min(radius / Math.tan(angle / 2), toBefore.length() * 0.499, toAfter.length() * 0.499)
  const from = here.clone().addScaledVector(toBefore.normalize(), reach)
  const to = here.clone().addScaledVector(toAfter.normalize(), reach)
  const middle = toBefore.add(toAfter).normalize()
  const fit = reach * Math.tan(angle / 2)
  const centre = here.clone().addScaledVector(middle, fit / Math.sin(angle / 2))
  return arcBetween(from, to, centre, fit < 0.2 ? 4 : fit < 0.7 ? 6 : 9)
}

function arcBetween(from: Vector2, to: Vector2, centre: Vector2, steps: number): Vector2[] {
  const start = from.clone().sub(centre)
  const end = to.clone().sub(centre)
  const turn = Math.atan2(start.x * end.y - start.y * end.x, start.dot(end))
  return Array.from({ length: steps + 1 }, (_, index) =>
    start
      .clone()
      .rotateAround(new Vector2(), (turn * index) / steps)
      .add(centre),
  )
}
