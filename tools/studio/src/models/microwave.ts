import type { Group, Material } from 'three'
import { barHandle, cabinet, frame, lampLit, lining } from '../kit/cabinet.ts'
import { group } from '../kit/controls.ts'
import { feet, slats } from '../kit/details.ts'
import { glass } from '../kit/glass.ts'
import type { Finish } from '../kit/materials.ts'
import { blackGlass, brushedSteel, chrome, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { drawnLabel, inkOn, label } from '../kit/print.ts'
import type { Product } from '../kit/product.ts'
import { product } from '../kit/product.ts'
import { cylinder, plate, put, ring, roundedBox } from '../kit/shapes.ts'
import { panelOf } from './microwave-panel.ts'

export type MicrowaveParams = {
  color: string
  finish?: Finish
  /** Two dials and a push button, a display over keys, or a display over one big dial. */
  control?: 'dials' | 'keys' | 'dial'
  /** The door's face: body colour with a window, or black glass in a frame of the colour. */
  door?: 'window' | 'glass'
  handle?: 'none' | 'bar'
  /** Steel or enamel inside. */
  inside?: 'steel' | 'enamel'
  /** Size in cm; the depth is with the door. */
  width?: number
  height?: number
  depth?: number
  brand?: string
}

/** The body in cm, and the widths of its door and control panel. */
export type Size = { width: number; height: number; depth: number; door: number; panel: number }

/** A microwave with its lamp on: door left, controls right. */
export function microwave(params: MicrowaveParams): Product {
  const { width = 44, height = 26, depth = 35.5 } = params
  const panel = width * (params.control === 'keys' ? 0.24 : 0.225)
  const size: Size = { width, height: height - 0.9, depth: depth - 1.7, door: width - panel - 0.25, panel }
  const inner = { width: size.door * 0.76, height: size.height * 0.66 }
  const doorX = -width / 2 + size.door / 2
  const parts = [
    put(feet(width * 0.9, depth * 0.86, 1, 1.4), [0, 0, -size.depth / 2]),
    put(
      cabinet({ ...size, round: 0.8, opening: { ...inner, x: doorX } }, paint(params.color, params.finish ?? 'satin')),
      [0, 0.9, 0],
    ),
    put(cavity(params, inner, size), [doorX, 0.9 + size.height / 2, 0]),
    put(door(params, size, inner), [doorX, 0.9 + size.height / 2, 0.05]),
    put(panelOf(params, size), [width / 2 - size.panel / 2, 0.9 + size.height / 2, 0.05]),
    put(
      slats(depth * 0.3, height * 0.2, 6, paint('#141517', 'matt')),
      [width / 2 - 0.15, height * 0.7, -depth * 0.6],
      [0, 90, 0],
    ),
  ]
  for (const part of parts) part.position.z += depth / 2 - 1.7
  return product(parts, {
    front: { turn: -27, rise: 13 },
    side: { turn: 40, rise: 12 },
    detail: {
      turn: -20,
      rise: 12,
      closeUp: { at: [width / 2 - size.panel * 0.7, height * 0.55, depth / 2], span: height * 0.98 },
    },
  })
}

/** The lit inside with the glass turntable. */
function cavity({ inside = 'enamel' }: MicrowaveParams, inner: { width: number; height: number }, size: Size): Group {
  const wall = inside === 'steel' ? lampLit('#b9bcbf', '#ffcf94', 0.24) : lampLit('#d8d3c8', '#ffcf94', 0.2)
  const deep = size.depth * 0.84
  const radius = Math.min(inner.width, deep) * 0.44
  const floor = -inner.height / 2
  const turntable = group(
    cylinder(radius, 0.5, glass({ tint: '#eef6f4', opacity: 0.5 }), 0.2),
    put(ring(radius, 0.22, glass({ tint: '#f2f7f6', opacity: 0.45 })), [0, 0.5, 0]),
    put(cylinder(2.6, 0.5, paint('#c9c6be', 'satin')), [0, -0.5, 0]),
  )
  return group(
    lining(inner.width - 0.3, inner.height - 0.3, deep, wall),
    put(turntable, [0, floor + 0.9, -deep * 0.48]),
  )
}

function doorSkin({ color, finish = 'satin', door = 'window' }: MicrowaveParams): Material {
  return door === 'glass' ? blackGlass() : paint(color, finish)
}

function door(params: MicrowaveParams, { door: width, height }: Size, inner: { width: number; height: number }): Group {
  const hole = { width: inner.width * 0.96, height: inner.height * 0.92, round: 1 }
  const parts = group(
    frame(width, height, 1.5, hole, doorSkin(params), 0.8),
    put(
      plate(
        outline(rectangle(hole.width + 0.6, hole.height + 0.6, 1)),
        0.2,
        glass({ tint: '#191512', opacity: 0.38 }),
        0.05,
      ),
      [0, 0, 0.9],
    ),
    put(mesh(hole.width, hole.height), [0, 0, 0.7]),
    put(
      label(params.brand ?? 'Nawwar', {
        height: 1.3,
        color: params.door === 'glass' ? '#d9d6cf' : inkOn(params.color),
      }),
      [0, -height / 2 + 1.7, 1.53],
    ),
  )
  if (params.door !== 'glass')
    parts.add(put(frame(hole.width + 3, hole.height + 3, 0.2, hole, blackGlass(), 1.4), [0, 0, 1.42]))
  if (params.door === 'glass') {
    const trim = brushedSteel('#c4c7ca', [0.1, 0.1])
    parts.add(put(roundedBox(width - 0.2, 0.9, 0.5, 0.2, trim), [0, height / 2 - 0.55, 1.4]))
    parts.add(put(roundedBox(width - 0.2, 0.9, 0.5, 0.2, trim), [0, -height / 2 + 0.55, 1.4]))
  }
  if (params.handle === 'bar')
    parts.add(
      put(
        barHandle(height * 0.76, 2.6, 1.3, chrome('#c9ccd0', 0.16), chrome('#b4b7ba', 0.2)),
        [width / 2 - 1.6, 0, 1.4],
        [0, 0, 90],
      ),
    )
  return parts
}

/** The screen of fine holes behind the door glass. */
function mesh(width: number, height: number): Group {
  const dots = drawnLabel(width, height, (pen) => {
    pen.fillStyle = 'rgba(16, 15, 14, 0.8)'
    pen.fillRect(0, 0, pen.canvas.width, pen.canvas.height)
    pen.globalCompositeOperation = 'destination-out'
    for (let y = 20; y < pen.canvas.height; y += 36)
      for (let x = 20; x < pen.canvas.width; x += 36) {
        pen.beginPath()
        pen.arc(x + (((y - 20) / 36) % 2) * 18, y, 13, 0, Math.PI * 2)
        pen.fill()
      }
  })
  return group(dots)
}
