import type { Group } from 'three'
import { group } from '../../kit/controls.ts'
import { chrome, paint } from '../../kit/materials.ts'
import { cylinder, lathe, put } from '../../kit/shapes.ts'
import { seededRandom } from '../../kit/textures.ts'

/** A pizza on its tin: crust, cheese and slices of tomato and olive. */
export function pizza(radius: number): Group {
  const bake = (hex: string, warm = '#3a1a06') => {
    const material = paint(hex, 'satin')
    material.emissive.set(warm)
    return material
  }
  const random = seededRandom(5)
  const [red, black] = [bake('#b03320'), bake('#2c2622')]
  const bits = Array.from({ length: 26 }, (_, index) => {
    const [r, angle] = [radius * 0.8 * Math.sqrt(random()), random() * 7]
    const size = index % 3 === 0 ? 0.6 : 1.3
    return put(cylinder(size, 0.3, index % 3 === 0 ? black : red, 0.12), [
      r * Math.cos(angle),
      1.0,
      r * Math.sin(angle),
    ])
  })
  return group(
    cylinder(radius * 1.05, 0.4, chrome('#8e9094', 0.35), 0.15),
    lathe(
      [
        [0, 0.3],
        [radius, 0.3, 0.4],
        [radius, 1.7, 0.7],
        [radius * 0.86, 1.5, 0.5],
        [radius * 0.84, 1.05],
        [0, 1.1],
      ],
      bake('#c08a4a'),
    ),
    put(cylinder(radius * 0.86, 0.15, bake('#dfa94e'), 0.05), [0, 1, 0]),
    ...bits,
  )
}
