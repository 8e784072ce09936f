import type { Group, Material } from 'three'
import { button, group } from '../kit/controls.ts'
import { chrome, glow, paint, rubber } from '../kit/materials.ts'
import { drawnLabel, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cone, cylinder, lathe, put, roundedBox } from '../kit/shapes.ts'
import { hose } from './parts/hose.ts'
import type { IronShape } from './parts/iron-body.ts'
import { heelStand, ironBody, ironHandle } from './parts/iron-body.ts'
import { powerCord } from './parts/power-cord.ts'
import { inkOn, isLight, shade } from './parts/tones.ts'

export type IronParams = {
  color: string
  length?: number
  width?: number
  height?: number
  sole?: 'non-stick' | 'ceramic' | 'bronze'
  /** Where the product's colour sits: on the `body` under a light handle, on `all` with a dark grip, on the `tank` under a dark handle. */
  scheme?: 'body' | 'all' | 'tank'
  /** Chrome line around the body and lamps of the automatic shut-off. */
  fine?: boolean
}

const soles = { 'non-stick': '#4a4d50', ceramic: '#e9e2d4', bronze: '#c9a27a' }

/** A steam iron on its soleplate, tip to the left. */
export function iron(params: IronParams): Product {
  const { length = 29.5, width = 12, height = 14.5, color, scheme = 'body', fine = false } = params
  const shape: IronShape = { length, width, height }
  const skins = skinsOf(params)
  const trim = fine ? chrome() : paint('#8d9296', 'satin')
  const parts = [
    ironBody(shape, { ...skins, trim }),
    ironHandle(shape, { skin: skins.handle, inlay: skins.inlay, open: scheme === 'all' }),
    heelStand(shape, skins.skirt),
    dial(shape, scheme === 'tank' ? '#2a2d30' : '#e9e6df'),
    ...nose(shape, skins.handle),
    ...buttons(shape, color, fine),
    put(
      label('Nawwar', { height: height * 0.075, color: inkOn(color) }),
      [length * 0.22, height * 0.27, width * 0.472],
      [-10, 0, 0],
    ),
    cable(shape),
  ]
  return product(parts, {
    front: { turn: 26, rise: 18 },
    side: { turn: -34, rise: 16 },
    detail: { turn: 30, rise: 26, closeUp: { at: [-length * 0.16, height * 0.5, 0], span: height * 1.2 } },
  })
}

function skinsOf({ color, scheme = 'body', sole = 'non-stick' }: IronParams) {
  const dark = paint('#1d1f22', 'satin')
  const soleSkin: Material = sole === 'ceramic' ? paint(soles.ceramic, 'gloss') : chrome(soles[sole], 0.32)
  const main = paint(color, 'gloss')
  const window = paint(isLight(color) ? '#8e7a58' : shade(color, 0.45), 'gloss')
  if (scheme === 'tank')
    return { sole: soleSkin, skirt: dark, body: main, window, handle: dark, inlay: paint('#5b6065', 'satin') }
  const light = paint('#eceae5', 'gloss')
  if (scheme === 'all') return { sole: soleSkin, skirt: dark, body: main, window, handle: main, inlay: rubber() }
  return { sole: soleSkin, skirt: light, body: main, window, handle: light, inlay: main }
}

/** The heat dial lies on the saddle under the handle. */
function dial({ length, width, height }: IronShape, hex: string): Group {
  const radius = width * 0.2
  const disc = lathe(
    [
      [0, 0],
      [radius, 0, 0.15],
      [radius * 0.96, 1, 0.25],
      [0, 1.1],
    ],
    paint(hex, 'satin'),
  )
  const marks = drawnLabel(radius * 2, radius * 2, (pen) => {
    pen.translate(radius * 100, radius * 100)
    pen.fillStyle = inkOn(hex)
    for (const [index, dots] of [1, 2, 3].entries()) {
      pen.save()
      pen.rotate((index * 50 + 160) * (Math.PI / 180))
      for (let dot = 0; dot < dots; dot++) {
        pen.beginPath()
        pen.arc((dot - (dots - 1) / 2) * 22, -radius * 72, 8, 0, Math.PI * 2)
        pen.fill()
      }
      pen.restore()
    }
  })
  return put(group(disc, put(marks, [0, 1.13, 0], [-90, 0, 0])), [length * 0.1, height * 0.54, 0], [0, 0, -2])
}

/** Spray nozzle and filler cap on the slope before the handle. */
function nose({ length, height }: IronShape, cap: Material) {
  return [
    put(
      group(cone(0.9, 0.6, 1.2, paint('#8d9296', 'satin'), 0.1), put(cylinder(0.25, 0.4, rubber(), 0.05), [0, 1, 0])),
      [-length * 0.325, height * 0.53, 0],
      [0, 0, 62],
    ),
    put(roundedBox(2.6, 0.5, 2.2, 0.22, cap), [-length * 0.262, height * 0.62, 0], [0, 0, 62]),
  ]
}

function buttons({ length, width, height }: IronShape, color: string, fine: boolean) {
  const key = (side: number) =>
    put(
      button({
        width: width * 0.11,
        height: 1.9,
        depth: 0.5,
        material: paint(side < 0 ? shade(color, -0.35) : '#cfd2d4', 'satin'),
      }),
      [-length * 0.165, height * 0.872, side * width * 0.075],
      [-90, 0, 38],
    )
  const lamps = fine
    ? [-1, 0, 1].map((step) =>
        put(cylinder(0.22, 0.25, glow(step ? '#5fd08a' : '#ffb347', 1.3), 0.05), [
          length * 0.3,
          height * 0.965,
          step * 0.8,
        ]),
      )
    : [put(cylinder(0.25, 0.25, glow('#ff5a36', 1.3), 0.05), [length * 0.3, height * 0.965, 0])]
  return [...[-1, 1].map(key), ...lamps]
}

/** A swivelling sleeve at the end of the handle, and the cable down to the table. */
function cable({ length, height }: IronShape): Group {
  const [x, y] = [length * 0.4, height * 0.84]
  const sleeve = hose(
    [
      [x - 1, y, 0],
      [x + 1.5, y + 0.35, -0.4],
      [x + 3.4, y - 0.4, -1],
    ],
    0.62,
    rubber(),
    { rib: 0.22, pitch: 0.55 },
  )
  const line = powerCord([
    [x + 2, y + 0.2, -0.6],
    [x + 4.4, y - 1.6, -1.6],
    [x + 6, y * 0.45, -3.4],
    [x + 5.6, 0.9, -6],
    [x + 2, 0.34, -9],
    [x - 6, 0.34, -11],
    [x - 12, 1, -11],
  ])
  return group(sleeve, line)
}
