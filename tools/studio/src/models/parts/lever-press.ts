import type { Material } from 'three'
import { loft } from '../../kit/loft.ts'
import { brushedSteel, chrome, dark, rubber } from '../../kit/materials.ts'
import { roundLabel } from '../../kit/print.ts'
import { accessory } from '../../kit/product.ts'
import { cylinder, put, ring } from '../../kit/shapes.ts'
import { sweep } from '../../kit/sweep.ts'
import { vessel } from '../../kit/vessels.ts'
import { juiceTumbler } from './citrus-servings.ts'
import { pressLever } from './press-lever.ts'
import { pressingCone } from './pressing-cone.ts'

/** A steel body with spout, the lever arm above the cone and a glass below. */
export function leverPress() {
  const steel = chrome('#d6d8da', 0.18)
  return [
    put(cylinder(8.7, 0.9, rubber(), 0.3), [0, 0, 0]),
    body(),
    dish(steel),
    put(pressingCone(chrome('#dcdee0', 0.12), 4.4, 6), [0, 18.2, 0]),
    spout(steel),
    ...pressLever(),
    put(ring(7.5, 0.2, dark()), [0, 4, 0]),
    put(roundLabel('Nawwar', 6.78, { height: 1.5, color: '#33373a' }), [0, 10, 0]),
    accessory(put(juiceTumbler(), [0, 0, 12.6])),
  ]
}

function body() {
  return loft(
    {
      sections: [
        { y: 0.6, width: 17, depth: 17 },
        { y: 4, width: 15, depth: 15 },
        { y: 12, width: 13.4, depth: 13.4 },
        { y: 17.6, width: 15.4, depth: 15.4 },
      ],
      roundBottom: 0.4,
      roundTop: 0.4,
    },
    brushedSteel('#cfd1d3', [1, 3]),
  )
}

function dish(steel: Material) {
  return vessel(
    [
      [6, 17.4, 0.4],
      [8.3, 18.6, 0.6],
      [8.4, 20.2, 0.2],
    ],
    steel,
    0.3,
  )
}

function spout(steel: Material) {
  return sweep(
    {
      points: [
        [0, 18.2, 6.4],
        [0, 17.6, 9.2],
        [0, 15.9, 10.6],
      ],
      width: [3.6, 2.8, 2],
      thickness: [1.8, 1.6, 1.3],
      side: [1, 0, 0],
      n: 2.4,
    },
    steel,
  )
}
