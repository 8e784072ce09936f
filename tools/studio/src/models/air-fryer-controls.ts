import type { Group } from 'three'
import { dial, display, group, knob } from '../kit/controls.ts'
import { blackGlass, glow, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { drawnLabel, inkOn, label } from '../kit/print.ts'
import { plate, put, roundedBox } from '../kit/shapes.ts'
import type { AirFryerParams } from './air-fryer.ts'
import type { Size } from './air-fryer-body.ts'
import { faceAt, metalTrim } from './air-fryer-body.ts'

/** Two dials, time above temperature, on a plate that leans with the body. */
export function dials(params: AirFryerParams, size: Size): Group {
  const { width, height } = size
  const ink = inkOn(params.color)
  const one = (y: number, radius: number, ticks: number, turn: number, words: string) =>
    put(
      group(
        dial(radius * 1.4, ticks, ink),
        put(knob({ radius, depth: 1.5, body: paint('#1d1f22', 'satin'), rim: metalTrim(params), turn }), [0, 0, -0.2]),
        put(label(words, { height: 1, color: ink }), [radius * 2.35, -radius * 0.1, 0.04]),
      ),
      [0, y, 0],
    )
  const face = group(one(height * 0.09, width * 0.07, 9, -60, '°C'), one(-height * 0.09, width * 0.07, 7, 40, 'min'))
  const { z, lean } = faceAt(size, 0.7)
  const name = faceAt(size, 0.885)
  return group(
    put(face, [0, height * 0.7, z + 0.05], [lean, 0, 0]),
    put(
      label(params.brand ?? 'Nawwar', { height: 1.5, color: ink }),
      [0, height * 0.885, name.z + 0.06],
      [name.lean, 0, 0],
    ),
  )
}

/** A leaning black touch glass with time, temperature and programme signs. */
export function touchPanel(params: AirFryerParams, size: Size): Group {
  const { width, height } = size
  const [w, h] = [width * 0.56, height * 0.23]
  const rim = plate(outline(rectangle(w + 0.5, h + 0.5, 1.5)), 1.6, metalTrim(params), 0.2)
  const sheet = plate(outline(rectangle(w, h, 1.3)), 0.3, blackGlass(), 0.08)
  const face = group(
    put(rim, [0, 0, -0.75]),
    put(sheet, [0, 0, 0.05]),
    put(
      display({
        width: w * 0.5,
        height: h * 0.46,
        text: params.window ? '180°' : '18:00',
        color: params.window ? '#ffb347' : '#8fd8ff',
      }),
      [0, h * 0.16, 0.05],
    ),
    put(programmes(w, h, params.window ? 10 : 8), [0, -h * 0.26, 0.24]),
    put(group(roundedBox(0.3, 0.3, 0.05, 0.1, glow('#35d06a'))), [w * 0.4, h * 0.3, 0.2]),
    put(label(params.brand ?? 'Nawwar', { height: 1.3, color: inkOn(params.color) }), [0, -h * 0.5 - 1.3, -0.05]),
  )
  const { z, lean } = faceAt(size, 0.79)
  return put(face, [0, height * 0.79, z + 0.1], [lean, 0, 0])
}

/** A row of small round touch signs. */
function programmes(width: number, height: number, count: number) {
  return drawnLabel(width * 0.9, height * 0.34, (pen) => {
    const step = pen.canvas.width / (count / 2)
    const radius = Math.min(step, pen.canvas.height / 2) * 0.3
    pen.strokeStyle = '#f2f0ea'
    pen.fillStyle = '#f2f0ea'
    pen.lineWidth = 6
    for (let index = 0; index < count; index++) {
      const x = ((index % (count / 2)) + 0.5) * step
      const y = pen.canvas.height * (index < count / 2 ? 0.25 : 0.75)
      pen.beginPath()
      pen.arc(x, y, radius, 0, Math.PI * (1.3 + (index % 3) * 0.35))
      pen.stroke()
      pen.fillRect(x - radius * 0.3, y - radius * 0.3, radius * 0.6, radius * (0.3 + (index % 4) * 0.12))
    }
  })
}
