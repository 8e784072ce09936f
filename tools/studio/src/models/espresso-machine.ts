import { button, knob } from '../kit/controls.ts'
import { slats } from '../kit/details.ts'
import { loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, paint } from '../kit/materials.ts'
import { inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { put } from '../kit/shapes.ts'
import { beanHopper } from './parts/bean-hopper.ts'
import { espressoCup, milkJug } from './parts/espresso-cups.ts'
import { espressoFrame } from './parts/espresso-frame.ts'
import { groupHead } from './parts/group-head.ts'
import { pressureDial } from './parts/pressure-dial.ts'
import { steamWand } from './parts/steam-wand.ts'

export type EspressoMachineParams = { color: string; finish?: Finish; style?: 'slim' | 'grinder' }

/** An espresso machine facing +z: slim with three buttons, or wide with bean hopper, pressure dial and grinder. */
export function espressoMachine(params: EspressoMachineParams): Product {
  return params.style === 'grinder' ? grinderMachine(params) : slimMachine(params)
}

function slimMachine(params: EspressoMachineParams): Product {
  const skin = paint(params.color, params.finish ?? 'gloss')
  const ink = inkOn(params.color)
  const buttons = [-3.6, 0, 3.6].map((x, index) =>
    put(button({ radius: 1.15, material: chrome('#c6c9cc', 0.18), ...(index === 1 && { lamp: '#ffb347' }) }), [
      x,
      26.4,
      12.2,
    ]),
  )
  const parts = [
    ...espressoFrame(skin, 15, 30, 29),
    ...buttons,
    put(label('Nawwar', { height: 1.3, color: ink }), [0, 23.4, 12.16]),
    put(groupHead(), [0, 19.6, 6]),
    put(steamWand(), [6.4, 20.4, 8]),
    put(
      loft(
        {
          sections: [
            { y: 0, width: 13.6, depth: 20, n: 5 },
            { y: 0.5, width: 13.4, depth: 19.8, n: 5 },
          ],
          roundTop: 0.2,
        },
        brushedSteel(),
      ),
      [0, 30, -3],
    ),
    accessory(put(espressoCup(), [0, 3.4, 7.2], [0, 40, 0])),
  ]
  return product(parts, {
    front: { turn: -34, rise: 12 },
    side: { turn: 46, rise: 11 },
    detail: { turn: -28, rise: 14, closeUp: { at: [0, 18.4, 9], span: 18 } },
  })
}

function grinderMachine(params: EspressoMachineParams): Product {
  const skin = params.color === '#c3c7cb' ? brushedSteel('#ced0d2', [2, 2]) : paint(params.color, 'satin')
  const ink = params.color === '#c3c7cb' ? '#33373a' : inkOn(params.color)
  const keys = [-1, 0, 1].map((place) =>
    put(button({ radius: 1.05, material: chrome('#c6c9cc', 0.18), ...(place === 0 && { lamp: '#9fe0ff' }) }), [
      place * 3.4 + 8.6,
      28,
      13.2,
    ]),
  )
  const parts = [
    ...espressoFrame(skin, 31, 33, 30),
    put(pressureDial(), [0, 28.2, 13.2]),
    ...keys,
    put(knob({ radius: 1.9, body: chrome('#c9ccd0', 0.2), turn: 30 }), [-11.2, 28, 13]),
    put(knob({ radius: 1.9, body: chrome('#c9ccd0', 0.2), turn: -20 }), [-6.2, 28, 13]),
    put(label('Nawwar', { height: 1.4, color: ink }), [-8.8, 24.4, 13.16]),
    put(groupHead(), [3.4, 20.4, 7]),
    put(groupHead(true), [-8.6, 20.4, 7]),
    put(steamWand(), [13.2, 22, 9]),
    put(beanHopper(), [-8.6, 32.8, -3]),
    put(slats(15, 12, 8, chrome('#c9ccd0', 0.25), false, 0.4), [6, 33.2, -3], [-90, 0, 0]),
    accessory(put(espressoCup(), [3.4, 3.4, 8.6], [0, 40, 0])),
    accessory(put(milkJug(), [22, 0, 8], [0, 160, 0])),
  ]
  return product(parts, {
    front: { turn: -26, rise: 12 },
    side: { turn: 40, rise: 11 },
    detail: { turn: -14, rise: 12, closeUp: { at: [1, 23, 12], span: 22 } },
  })
}
