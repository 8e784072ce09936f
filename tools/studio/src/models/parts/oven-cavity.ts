import type { Group } from 'three'
import { lampLit, lining, wireRack } from '../../kit/cabinet.ts'
import { group } from '../../kit/controls.ts'
import { roastChicken } from '../../kit/food.ts'
import { chrome, glow, paint } from '../../kit/materials.ts'
import { cylinder, put, roundedBox } from '../../kit/shapes.ts'
import { tube } from '../../kit/sweep.ts'
import type { ElectricOvenParams, Size } from '../electric-oven.ts'
import { pizza } from './pizza.ts'

/** The lit inside: glowing rods and what is being baked. */
export function ovenCavity(
  { dish = 'pizza' }: ElectricOvenParams,
  inner: { width: number; height: number },
  size: Size,
): Group {
  const deep = size.depth * 0.86
  const steel = chrome('#a9abae', 0.3)
  const element = glow('#ff6a22', 1.1)
  const rod = (y: number, z: number) =>
    tube(
      [
        [-inner.width / 2, y, z],
        [0, y, z],
        [inner.width / 2, y, z],
      ],
      0.4,
      element,
    )
  const low = -inner.height * 0.5
  const parts = group(
    lining(inner.width - 0.3, inner.height - 0.3, deep, lampLit('#8d8a85', '#ff9d4a', 0.13)),
    rod(low + 1.6, -deep * 0.3),
    rod(low + 1.6, -deep * 0.7),
    rod(-low - 1.2, -deep * 0.3),
    rod(-low - 1.2, -deep * 0.7),
  )
  if (dish === 'chicken') {
    const bird = put(group(roastChicken(inner.height / 22)), [0, 0.6, -deep * 0.45], [0, 14, 0])
    parts.add(bird, put(cylinder(0.35, inner.width, steel, 0.1), [-inner.width / 2, 0.6, -deep * 0.45], [0, 0, -90]))
    parts.add(put(tray(inner.width * 0.92, deep * 0.8), [0, low + 3.4, -deep * 0.5]))
  } else {
    parts.add(put(wireRack(inner.width * 0.98, deep * 0.9, 16, 0.13, steel), [0, -1.4, -deep * 0.04]))
    parts.add(put(pizza(Math.min(inner.width, deep) * 0.43), [0, -1.1, -deep * 0.46]))
  }
  return parts
}

function tray(width: number, depth: number): Group {
  const enamel = paint('#2a2b2e', 'gloss')
  return group(
    roundedBox(width, 0.3, depth, 0.1, enamel),
    put(roundedBox(width, 1.6, 0.3, 0.12, enamel), [0, 0.7, depth / 2]),
  )
}
