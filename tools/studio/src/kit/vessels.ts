import type { Material, Mesh } from 'three'
import type { Corner } from './paths.ts'
import { lathe } from './shapes.ts'

/**
 * An open bowl, cup or jug about the y axis with walls of `wall` cm: `side` lists [radius, height, rounding] of the outer face
 * from the bottom edge to the rim.
 */
export function vessel(side: Corner[], material: Material, wall = 0.3): Mesh {
  const [foot] = side
  const floor = (foot?.[1] ?? 0) + wall
  const inside = side.map(
    ([radius, height, rounding]): Corner => [Math.max(0, radius - wall), Math.max(height, floor), rounding],
  )
  return lathe([[0, foot?.[1] ?? 0], ...side, ...inside.reverse(), [0, floor]], material, 112)
}

/** What fills a vessel up to `level`: the same side, drawn in by `gap`. */
export function filling(side: Corner[], level: number, material: Material, gap = 0.35): Mesh {
  const low = side.filter(([, height]) => height < level)
  const inside = low.map(([radius, height, rounding]): Corner => [radius - gap, height + gap, rounding])
  const last = inside.at(-1)?.[0] ?? 1
  return lathe([[0, (side[0]?.[1] ?? 0) + gap], ...inside, [last, level, 0.1], [0, level]], material, 112)
}
