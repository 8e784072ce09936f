import type { Group } from 'three'
import { button, dial, display, group, knob } from '../kit/controls.ts'
import { blackGlass, brushedSteel, chrome, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { inkOn, label } from '../kit/print.ts'
import { plate, put, roundedBox } from '../kit/shapes.ts'
import type { MicrowaveParams, Size } from './microwave.ts'

/** The control panel beside the door, back at z = 0. */
export function panelOf(params: MicrowaveParams, { panel, height }: Size): Group {
  const dark = params.door === 'glass'
  const skin = dark ? blackGlass() : paint(params.color, params.finish ?? 'satin')
  const ink = dark ? '#e8e6e0' : inkOn(params.color)
  const face = group(put(plate(outline(rectangle(panel, height, 0.8)), 1.5, skin, 0.3), [0, 0, 0.75]))
  const { control = 'dials' } = params
  const layout = { dials: twoDials, keys: keyPad, dial: bigDial }[control]
  face.add(put(layout(panel, height, ink, params), [0, 0, 1.5]))
  if (dark) {
    const trim = brushedSteel('#c4c7ca', [0.1, 0.1])
    face.add(put(roundedBox(panel - 0.1, 0.9, 0.5, 0.2, trim), [0, height / 2 - 0.55, 1.4]))
    face.add(put(roundedBox(panel - 0.1, 0.9, 0.5, 0.2, trim), [0, -height / 2 + 0.55, 1.4]))
  }
  return face
}

function twoDials(width: number, height: number, ink: string, { color, finish }: MicrowaveParams): Group {
  const radius = width * 0.24
  const one = (y: number, ticks: number, turn: number, words: string) =>
    put(
      group(
        dial(radius * 1.42, ticks, ink),
        put(knob({ radius, depth: 1.7, body: paint(color, finish ?? 'satin'), mark: ink, turn }), [0, 0, -0.15]),
        put(label(words, { height: 0.9, color: ink }), [0, radius * 1.85, 0.03]),
      ),
      [0, y, 0],
    )
  return group(
    one(height * 0.24, 6, 60, 'POWER'),
    one(-height * 0.13, 8, -45, 'TIMER'),
    put(
      button({ width: width * 0.72, height: height * 0.12, depth: 0.35, material: paint(color, finish ?? 'satin') }),
      [0, -height * 0.4, 0.05],
    ),
  )
}

function keyPad(width: number, height: number, ink: string): Group {
  const keys = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '–', '0', '+'].map((word, index) => {
    const [x, y] = [((index % 3) - 1) * width * 0.27, height * (0.06 - Math.floor(index / 3) * 0.105)]
    return put(
      group(
        put(
          button({ width: width * 0.22, height: height * 0.078, depth: 0.12, material: paint('#43484d', 'satin') }),
          [0, 0, 0],
        ),
        put(label(word, { height: 0.95, color: '#e8e6e0' }), [0, 0, 0.17]),
      ),
      [x, y, 0],
    )
  })
  const wide = (x: number, hex: string) =>
    put(button({ width: width * 0.36, height: height * 0.09, depth: 0.14, material: paint(hex, 'satin') }), [
      x,
      -height * 0.395,
      0,
    ])
  return group(
    put(display({ width: width * 0.78, height: height * 0.16, text: '12:45', color: '#8fd8ff' }), [
      0,
      height * 0.35,
      0,
    ]),
    put(label('8 AUTO MENUS', { height: 0.75, color: ink }), [0, height * 0.19, 0.03]),
    ...keys,
    wide(-width * 0.2, '#7c2a26'),
    wide(width * 0.2, '#2c6b45'),
  )
}

function bigDial(width: number, height: number, ink: string): Group {
  const radius = width * 0.26
  const touch = ['MICRO', 'GRILL', 'FAN', 'AUTO'].map((word, index) =>
    put(label(word, { height: 0.85, color: ink }), [
      (index % 2 === 0 ? -1 : 1) * width * 0.22,
      height * (0.12 - Math.floor(index / 2) * 0.08),
      0.03,
    ]),
  )
  return group(
    put(
      display({ width: width * 0.8, height: height * 0.17, text: '220°', color: '#ffb347', icons: ['FAN', 'GRILL'] }),
      [0, height * 0.32, 0],
    ),
    ...touch,
    put(knob({ radius, depth: 1.9, body: brushedSteel('#c9cbcd'), rim: chrome(), mark: '#33373a', turn: 40 }), [
      0,
      -height * 0.14,
      -0.1,
    ]),
    put(dial(radius * 1.32, 24, ink, -180, 165), [0, -height * 0.14, 0.02]),
    put(
      button({
        width: width * 0.34,
        height: height * 0.07,
        depth: 0.14,
        material: paint('#2d3033', 'satin'),
        lamp: '#ff5a4d',
      }),
      [-width * 0.21, -height * 0.38, 0],
    ),
    put(
      button({
        width: width * 0.34,
        height: height * 0.07,
        depth: 0.14,
        material: paint('#2d3033', 'satin'),
        lamp: '#35d06a',
      }),
      [width * 0.21, -height * 0.38, 0],
    ),
  )
}
