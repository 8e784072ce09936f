import type { Group } from 'three'
import { Quaternion, Vector3 } from 'three'
import { group } from '../../kit/controls.ts'
import { chrome, paint, rubber } from '../../kit/materials.ts'
import { accessory } from '../../kit/product.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'
import { hose } from './hose.ts'

type Point = [number, number, number]

/**
 * A power cord through points, from inside a body to its two-pin plug, which lies on the table at the last point. No product's measures
 * count it.
 */
export function powerCord(points: Point[], radius = 0.33): Group {
  const [before, end] = points.slice(-2)
  if (!before || !end) return group()
  const plug = twoPinPlug()
  const ahead = new Vector3(end[0] - before[0], 0, end[2] - before[2]).normalize()
  plug.quaternion.copy(new Quaternion().setFromUnitVectors(new Vector3(0, 1, 0), ahead))
  plug.position.set(end[0], 1.1, end[2])
  const line = [...points.slice(0, -1), [end[0] + ahead.x, 1.1, end[2] + ahead.z] satisfies Point]
  return accessory(group(hose(line, radius, rubber()), plug))
}

/** A cord that leaves a body's back at [x, y, z] and lies behind it to the right. */
export function cordBehind(x: number, y: number, z: number, length = 14): Group {
  return powerCord(
    [
      [x, y, z + 1.5],
      [x, y, z - 1],
      [x + length * 0.16, 0.4, z - 3.4],
      [x + length * 0.5, 0.34, z - 3.6],
      [x + length * 0.78, 0.34, z - 1.4],
      [x + length, 1, z - 1],
    ],
    0.34,
  )
}

/** The plug along y: sleeve at y = 0, pins up. */
function twoPinPlug(): Group {
  const body = lathe(
    [
      [0, -0.6],
      [0.6, -0.6, 0.2],
      [0.75, 0.6, 0.4],
      [1.1, 1.2, 0.4],
      [1.05, 3.4, 0.25],
      [0, 3.4],
    ],
    paint('#1d1f22', 'satin'),
    40,
  )
  const pins = [-0.55, 0.55].map((x) => put(cylinder(0.22, 2, chrome(), 0.1), [x, 3.3, 0]))
  return group(body, ...pins)
}
