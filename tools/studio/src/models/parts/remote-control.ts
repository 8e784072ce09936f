import type { Group } from 'three'
import { button, group } from '../../kit/controls.ts'
import { paint } from '../../kit/materials.ts'
import { accessory } from '../../kit/product.ts'
import { put, roundedBox } from '../../kit/shapes.ts'
import { isLight } from './tones.ts'

/** A remote control that lies on the table beside its product, its keys up; `length` in cm. */
export function remoteControl(color: string, length: number): Group {
  const width = length * 0.32
  const skin = paint(isLight(color) ? '#efece6' : '#24272a', 'satin')
  const keys = Array.from({ length: 6 }, (_, index) =>
    put(
      button({ radius: width * 0.13, depth: 0.2, material: paint(index === 0 ? '#a3182b' : '#8a8f94', 'satin') }),
      [(index % 2 ? 1 : -1) * width * 0.2, 1.35, (Math.floor(index / 2) - 1.4) * width * 0.5],
      [-90, 0, 0],
    ),
  )
  return accessory(group(put(roundedBox(width, 1.4, length, 0.6, skin), [0, 0.7, 0]), ...keys))
}
