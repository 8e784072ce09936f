import type { Group } from 'three'
import { group } from '../kit/controls.ts'
import { chrome, glow, paint } from '../kit/materials.ts'
import { outline, rectangle } from '../kit/paths.ts'
import { label } from '../kit/print.ts'
import { plate, put, roundedBox } from '../kit/shapes.ts'

/** The switch with its lamps for cooking and keeping warm. */
export function leverPanel(radius: number): Group {
  const [w, h] = [radius * 0.66, 6.2]
  const lamp = (y: number, hex: string, word: string) =>
    put(
      group(
        put(roundedBox(1.0, 0.5, 0.16, 0.07, glow(hex, 1)), [-w * 0.24, 0, 0]),
        put(label(word, { height: 0.72, color: '#e8e6e0' }), [w * 0.16, 0, 0.02]),
      ),
      [0, y, 0.52],
    )
  return group(
    put(plate(outline(rectangle(w, h, 1.2)), 1, paint('#1d1f22', 'satin'), 0.3), [0, 0, 0]),
    lamp(1.9, '#ff5a2e', 'COOK'),
    lamp(0.7, '#ffb347', 'WARM'),
    put(roundedBox(1.1, 2.2, 0.2, 0.1, paint('#0c0d0e', 'matt')), [0, -1.5, 0.48]),
    put(roundedBox(2.4, 1.2, 1.3, 0.4, chrome('#d2d4d7', 0.16)), [0, -1.8, 0.9]),
  )
}
