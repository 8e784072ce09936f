import type { Group } from 'three'
import { group } from '../../kit/controls.ts'
import { glass } from '../../kit/glass.ts'
import { paint } from '../../kit/materials.ts'
import type { Corner } from '../../kit/paths.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'

/** An 18.9 litre water bottle, 48 cm tall, standing on its bottom at y = 0. */
export function waterBottle(): Group {
  const radius = 12.6
  const waves = [0, 1, 2, 3].flatMap((step): Corner[] => [
    [radius, 6 + step * 6.6, 0.8],
    [radius, 9.6 + step * 6.6, 0.8],
    [radius - 0.7, 10.4 + step * 6.6, 0.6],
    [radius - 0.7, 11.6 + step * 6.6, 0.6],
  ])
  const wall: Corner[] = [[0, 0], [radius - 1.6, 0, 1.4], [radius, 3, 1.5], ...waves.slice(0, -1)]
  const shoulder: Corner[] = [
    [radius, 35, 3],
    [radius * 0.86, 39.5, 4],
    [3.4, 43, 1.5],
    [2.7, 45.5, 0.4],
    [2.7, 48, 0.2],
    [0, 48],
  ]
  return group(
    lathe([...wall, ...shoulder], glass({ tint: '#6ea9d4', opacity: 0.42 }), 96),
    put(cylinder(radius - 1.1, 0.6, glass({ tint: '#5f9cc9', opacity: 0.3 }), 0.2), [0, 0.6, 0]),
    put(cylinder(2.95, 3, paint('#2a6fc2', 'satin'), 0.3), [0, 45.4, 0]),
  )
}
