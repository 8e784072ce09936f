import { button, group } from '../kit/controls.ts'
import { feet } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint } from '../kit/materials.ts'
import type { Corner } from '../kit/paths.ts'
import { inkOn, roundLabel } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, ring, roundedBox } from '../kit/shapes.ts'
import { seededRandom } from '../kit/textures.ts'
import { vessel } from '../kit/vessels.ts'

export type CoffeeGrinderParams = { color: string; finish?: Finish }

/** A hand-sized coffee and spice grinder: steel cup with beans under a clear lid that is pressed to grind. */
export function coffeeGrinder({ color, finish = 'gloss' }: CoffeeGrinderParams): Product {
  const skin = paint(color, finish)
  const body = loft(
    {
      sections: [
        { y: 0.5, width: 9.5, depth: 9.5 },
        { y: 3.4, width: 9.2, depth: 9.2 },
        { y: 7.4, width: 8.2, depth: 8.2 },
        { y: 11, width: 8.9, depth: 8.9 },
      ],
      roundBottom: 0.5,
      roundTop: 0.3,
    },
    skin,
  )
  const parts = [
    feet(7, 7, 0.5, 0.8),
    body,
    put(ring(4.42, 0.18, chrome()), [0, 11.1, 0]),
    put(button({ width: 1.6, height: 2.4, depth: 0.3, material: chrome('#c3c6c9', 0.2) }), [0, 8, 4.05], [4, 0, 0]),
    put(roundLabel('Nawwar', 4.62, { height: 1.1, color: inkOn(color) }), [0, 3.4, 0]),
    put(cup(), [0, 10.9, 0]),
    put(lid(skin), [0, 11.2, 0]),
    accessory(scatteredBeans()),
  ]
  return product(parts, {
    front: { turn: -20, rise: 16 },
    side: { turn: 50, rise: 26 },
    detail: { turn: -16, rise: 22, closeUp: { at: [0, 13, 1], span: 11 } },
  })
}

function cup() {
  const steel = vessel(
    [
      [3.4, 0, 0.3],
      [3.9, 0.8, 0.4],
      [4, 3.2, 0.1],
    ],
    brushedSteel('#d2d4d6', [1, 3]),
    0.2,
  )
  const blade = put(roundedBox(5.4, 0.14, 0.8, 0.06, chrome()), [0, 3.3, 0], [0, 30, 6])
  return group(steel, blade, put(cylinder(0.45, 3.4, chrome(), 0.15), [0, 0.2, 0]), ...heap(26))
}

/** Beans in the cup, each on its own place of a sunflower pattern. */
function heap(count: number) {
  const random = seededRandom(11)
  return Array.from({ length: count }, (_, index) => {
    const away = 3.1 * Math.sqrt((index + 0.5) / count)
    const angle = index * 2.4
    return put(
      bean(),
      [away * Math.cos(angle), 2.5 + random() * 0.5, away * Math.sin(angle)],
      [random() * 40, random() * 360, random() * 40],
    )
  })
}

function lid(skin: ReturnType<typeof paint>) {
  const dome = lathe(
    [
      [4.2, -0.2, 0.1],
      [4.25, 3.4, 0.6],
      [3.9, 6.2, 1.4],
      [0, 6.9],
    ],
    glass({ tint: '#cfd4d6', opacity: 0.16 }),
    96,
  )
  const press = loft(
    {
      sections: [
        { y: 6.3, width: 4.6, depth: 4.6 },
        { y: 6.9, width: 4.2, depth: 4.2 },
      ],
      roundTop: 0.4,
      roundBottom: 0.2,
    },
    skin,
  )
  return group(dome, press, put(ring(4.25, 0.2, dark()), [0, 0.1, 0]))
}

function scatteredBeans() {
  const spots: [number, number, number][] = [
    [6.4, 4.6, 20],
    [7.8, 3.2, 80],
    [5.6, 6.2, 140],
    [8.2, 5.6, 210],
    [-6.2, 6.4, 300],
    [6.9, 7.6, 50],
  ]
  return group(...spots.map(([x, z, turn]) => put(bean(), [x, 0.32, z], [0, turn, 0])))
}

function bean() {
  const side = Array.from({ length: 11 }, (_, index): Corner => {
    const angle = (index / 10) * Math.PI
    return [0.42 * Math.sin(angle), -0.6 * Math.cos(angle)]
  })
  const shell = lathe(side, paint('#4a2a17', 'satin'), 20)
  shell.rotation.z = Math.PI / 2
  shell.scale.set(0.85, 1, 1)
  return group(shell, put(roundedBox(0.8, 0.12, 0.06, 0.03, paint('#24130a', 'matt')), [0, 0.3, 0]))
}
