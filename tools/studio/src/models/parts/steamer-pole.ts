import type { Group } from 'three'
import { group } from '../../kit/controls.ts'
import { chrome, paint } from '../../kit/materials.ts'
import { cylinder, put, roundedBox } from '../../kit/shapes.ts'
import { sweep, tube } from '../../kit/sweep.ts'

/** Three telescopic tubes with their clamps between two heights. */
export function steamerPole(low: number, top: number): Group {
  const step = (top - low) / 3
  const sleeve = (y: number) => put(cylinder(1.7, 4.6, paint('#2a2d30', 'satin'), 0.5), [0, y - 1.5, 0])
  return group(
    put(cylinder(1.35, step + 1, chrome('#d6d8da', 0.2), 0.1), [0, low, 0]),
    put(cylinder(1.1, step + 1, chrome('#d6d8da', 0.2), 0.1), [0, low + step, 0]),
    put(cylinder(0.85, step, chrome('#d6d8da', 0.2), 0.1), [0, low + step * 2, 0]),
    sleeve(low + 2),
    sleeve(low + step),
    sleeve(low + step * 2),
  )
}

/** Folding hanger with notched shoulders and trouser clips. */
export function steamerHanger(color: string, span: number): Group {
  const half = span / 2
  const arms = sweep(
    {
      points: [
        [-half, -6.5, 1],
        [-half * 0.7, -2.6, 1],
        [0, 2.2, 1],
        [half * 0.7, -2.6, 1],
        [half, -6.5, 1],
      ],
      width: 2.2,
      thickness: [1.2, 1.8, 2.6, 1.8, 1.2],
      n: 3,
      tension: 0.3,
    },
    paint('#2a2d30', 'satin'),
  )
  const rail = tube(
    [
      [-half * 0.86, -5.4, 1],
      [0, -5.4, 1],
      [half * 0.86, -5.4, 1],
    ],
    0.4,
    chrome(),
  )
  const clips = [-1, 1].map((side) =>
    put(roundedBox(2.6, 4.4, 1.6, 0.4, paint(color, 'satin')), [side * half * 0.52, -6.6, 1.4]),
  )
  const head = put(cylinder(2, 5.4, paint('#2a2d30', 'satin'), 0.8), [0, 0, 0])
  const ring = tube(
    [
      [0, 4.6, 0],
      [0, 7, 0],
      [1.6, 8.4, 0],
      [3, 7, 0],
      [2, 5.6, 0],
    ],
    0.3,
    chrome(),
  )
  return group(arms, rail, ...clips, head, ring)
}

/** An arm that reaches along x to carry the steam head. */
export function steamerHook(reach: number): Group {
  const arm = sweep(
    {
      points: [
        [0, 0, 0],
        [reach * 0.5, 0, 1.5],
        [reach, 1, 3.4],
      ],
      width: 2,
      thickness: 1.4,
    },
    paint('#2a2d30', 'satin'),
  )
  return group(arm, put(cylinder(1.9, 4, paint('#2a2d30', 'satin'), 0.5), [0, -2, 0]))
}

/** The fabric board between the poles, held by two bars. */
export function pressingBoard(apart: number, low: number, high: number, z: number): Group {
  const cloth = roundedBox(apart * 2 - 3.4, high - low, 1.4, 0.6, paint('#b9bcbd', 'matt'))
  const seam = roundedBox(apart * 2 - 5.2, high - low - 2, 1.5, 0.6, paint('#c6c8c9', 'matt'))
  const bars = [low - 1, high + 1].map((y) =>
    put(roundedBox(apart * 2, 1.6, 1.8, 0.6, paint('#2a2d30', 'satin')), [0, y, z]),
  )
  return group(put(cloth, [0, (low + high) / 2, z + 0.4]), put(seam, [0, (low + high) / 2, z + 0.5]), ...bars)
}
