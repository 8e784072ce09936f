import type { Material } from 'three'
import { button, group, knob } from '../kit/controls.ts'
import { feet, slats } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import { housing, loft } from '../kit/loft.ts'
import type { Finish } from '../kit/materials.ts'
import { brushedSteel, chrome, dark, paint, rubber } from '../kit/materials.ts'
import { drawnLabel, inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { accessory, product } from '../kit/product.ts'
import { cylinder, lathe, put, roundedBox } from '../kit/shapes.ts'
import { sweep, tube } from '../kit/sweep.ts'
import { filling, vessel } from '../kit/vessels.ts'

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
    ...frame(skin, 15, 30, 29),
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
    accessory(put(cup(), [0, 3.4, 7.2], [0, 40, 0])),
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
    ...frame(skin, 31, 33, 30),
    put(pressureDial(), [0, 28.2, 13.2]),
    ...keys,
    put(knob({ radius: 1.9, body: chrome('#c9ccd0', 0.2), turn: 30 }), [-11.2, 28, 13]),
    put(knob({ radius: 1.9, body: chrome('#c9ccd0', 0.2), turn: -20 }), [-6.2, 28, 13]),
    put(label('Nawwar', { height: 1.4, color: ink }), [-8.8, 24.4, 13.16]),
    put(groupHead(), [3.4, 20.4, 7]),
    put(groupHead(true), [-8.6, 20.4, 7]),
    put(steamWand(), [13.2, 22, 9]),
    put(hopper(), [-8.6, 32.8, -3]),
    put(slats(15, 12, 8, chrome('#c9ccd0', 0.25), false, 0.4), [6, 33.2, -3], [-90, 0, 0]),
    accessory(put(cup(), [3.4, 3.4, 8.6], [0, 40, 0])),
    accessory(put(milkJug(), [22, 0, 8], [0, 160, 0])),
  ]
  return product(parts, {
    front: { turn: -26, rise: 12 },
    side: { turn: 40, rise: 11 },
    detail: { turn: -14, rise: 12, closeUp: { at: [1, 23, 12], span: 22 } },
  })
}

/** Back, head, foot with drip tray; the space between stays open to the front. */
function frame(skin: Material, width: number, height: number, deep: number) {
  const back = put(housing({ width, height: height - 0.6, depth: deep * 0.56, n: 8, round: 0.8 }, skin), [
    0,
    0.6,
    -deep * 0.2,
  ])
  const head = put(housing({ width, height: height * 0.32, depth: deep * 0.88, n: 8, round: 0.8 }, skin), [
    0,
    height * 0.68,
    -deep * 0.04,
  ])
  const foot = put(housing({ width, height: 2.8, depth: deep * 0.98, n: 8, round: 0.5 }, dark('#2a2d31')), [
    0,
    0.6,
    deep * 0.01,
  ])
  const tray = put(
    slats(width * 0.88, deep * 0.36, 9, brushedSteel('#cfd1d3'), false, 0.4),
    [0, 3.45, deep * 0.27],
    [-90, 0, 0],
  )
  const splash = put(roundedBox(width * 0.92, height * 0.56, 0.3, 0.14, brushedSteel('#b9bcbf')), [
    0,
    height * 0.38,
    deep * 0.082,
  ])
  return [feet(width * 0.92, deep * 0.9, 0.7, 1.1), back, head, foot, tray, splash]
}

function groupHead(grinder = false) {
  const steel = chrome('#d3d6d9', 0.14)
  const head = lathe(
    [
      [0, 0],
      [3, 0, 0.2],
      [3.3, 1.6, 0.3],
      [3.1, 3.4, 0.3],
      [0, 3.4],
    ],
    grinder ? dark() : steel,
  )
  if (grinder) return group(head, put(cylinder(1.4, 2, dark(), 0.3), [0, -1.6, 0]))
  const basket = put(
    lathe(
      [
        [0, 0],
        [2.3, 0, 0.4],
        [2.9, 1, 0.3],
        [2.9, 2.4, 0.2],
        [0, 2.4],
      ],
      steel,
    ),
    [0, -2.1, 0],
  )
  const spouts = [-0.8, 0.8].map((x) =>
    put(
      tube(
        [
          [0, -1.8, 0],
          [x * 0.7, -2.8, 0],
          [x, -3.9, 0],
        ],
        0.42,
        steel,
      ),
      [0, 0, 0],
    ),
  )
  const handle = sweep(
    {
      points: [
        [0, -1, 2.4],
        [0, -1.1, 4.6],
        [0, -1.4, 8.4],
        [0, -1.9, 12.4],
      ],
      width: [1.2, 1.6, 2.2, 2.5],
      thickness: [1.2, 1.5, 2, 2.3],
      side: [1, 0, 0],
      n: 2.3,
    },
    rubber('#202326'),
  )
  return group(head, basket, ...spouts, handle, put(cylinder(1.1, 1, steel, 0.2), [0, -1.2, 4.2], [90, 0, 0]))
}

function steamWand() {
  const pipe = tube(
    [
      [0, 1, -1],
      [0.2, -0.6, 1],
      [0.6, -5, 2],
      [1, -9.6, 2.6],
    ],
    0.38,
    chrome(),
  )
  const sleeve = tube(
    [
      [0.5, -3.6, 1.75],
      [0.75, -6.6, 2.2],
      [0.85, -7.8, 2.4],
    ],
    0.68,
    rubber(),
  )
  return group(put(cylinder(0.9, 1.4, chrome(), 0.3), [0, 0, -0.6]), pipe, sleeve)
}

function pressureDial() {
  const rim = put(
    lathe(
      [
        [0, 0],
        [3.1, 0, 0.2],
        [3.1, 0.9, 0.3],
        [2.7, 0.9, 0.1],
        [2.65, 0.5],
        [0, 0.5],
      ],
      chrome(),
      72,
    ),
    [0, 0, 0],
    [90, 0, 0],
  )
  const scale = drawnLabel(5, 5, (pen) => {
    pen.fillStyle = '#fbfaf7'
    pen.arc(250, 250, 248, 0, 7)
    pen.fill()
    pen.translate(250, 250)
    pen.lineWidth = 14
    for (let mark = 0; mark <= 10; mark++) {
      const angle = ((mark * 24 + 150) * Math.PI) / 180
      pen.strokeStyle = mark > 3 && mark < 8 ? '#f5a524' : '#33373a'
      pen.beginPath()
      pen.moveTo(Math.cos(angle) * 175, Math.sin(angle) * 175)
      pen.lineTo(Math.cos(angle) * 220, Math.sin(angle) * 220)
      pen.stroke()
    }
    pen.strokeStyle = '#b3261e'
    pen.beginPath()
    pen.moveTo(-50, 40)
    pen.lineTo(120, -130)
    pen.stroke()
  })
  return group(rim, put(scale, [0, 0, 0.56]))
}

function hopper() {
  const side: [number, number, number][] = [
    [4.4, 0, 0.3],
    [6, 2.6, 0.6],
    [6.2, 7, 0.15],
  ]
  return group(
    vessel(side, glass({ tint: '#8d8a86', opacity: 0.3 }), 0.25),
    filling(side, 4.6, paint('#3a2013', 'satin'), 0.3),
    put(cylinder(6.4, 1, dark(), 0.35), [0, 6.8, 0]),
  )
}

function cup() {
  const side: [number, number, number][] = [
    [1.7, 0, 0.3],
    [2.7, 2.2, 1.4],
    [3, 5, 0.1],
  ]
  const white = paint('#f4f1ea', 'gloss')
  const handle = sweep(
    {
      points: [
        [2.6, 4.2, 0],
        [4.3, 4, 0],
        [4.2, 2.4, 0],
        [2.4, 1.8, 0],
      ],
      width: 0.8,
      thickness: 0.6,
      n: 2.4,
    },
    white,
  )
  return group(vessel(side, white, 0.25), filling(side, 4, paint('#6b3d1c', 'gloss'), 0.27), handle)
}

function milkJug() {
  const steel = brushedSteel('#d2d4d6', [1, 3])
  const side: [number, number, number][] = [
    [3.9, 0, 0.5],
    [4, 3.4, 2],
    [3, 8, 1.5],
    [3.3, 9.6, 0.1],
  ]
  const handle = sweep(
    {
      points: [
        [2.9, 8.2, 0],
        [5.6, 8.2, 0],
        [6, 4.8, 0],
        [3.6, 2.4, 0],
      ],
      width: 1.4,
      thickness: 0.4,
      n: 3,
    },
    steel,
  )
  const lip = loft(
    {
      sections: [
        { y: 7.6, width: 0.6, depth: 1.2, x: -3 },
        { y: 9.7, width: 1.8, depth: 2.4, x: -3.5 },
      ],
      roundTop: 0.05,
      roundBottom: 0.1,
    },
    steel,
  )
  return group(vessel(side, steel, 0.2), handle, lip)
}
