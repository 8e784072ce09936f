import type { Group } from 'three'
import { group } from '../../kit/controls.ts'
import { chrome, glow, paint } from '../../kit/materials.ts'
import { cylinder, put, roundedBox } from '../../kit/shapes.ts'

/** Colours of the taps, by their number: hot, room, cold. */
export const tapColors = { 2: ['#c22a2f', '#2a6fc2'], 3: ['#c22a2f', '#e8e6e1', '#2a6fc2'] }

/** The taps side by side, facing +z. */
export function tapRow(count: 2 | 3, width: number, modern: boolean): Group {
  const step = width * (count === 2 ? 0.34 : 0.24)
  const taps = tapColors[count].map((hex, index) =>
    put(modern ? spout(hex) : lever(hex, index === 0), [(index - (count - 1) / 2) * step, 0, 0]),
  )
  return group(...taps)
}

/** A tap with a lever in the water's colour; the hot one has a red lock button. */
function lever(hex: string, hot: boolean): Group {
  const white = paint('#efece6', 'gloss')
  const arm = roundedBox(2.8, 1.1, 5.4, 0.5, paint(hex, 'gloss'))
  return group(
    put(cylinder(1.5, 4.2, white, 0.3), [0, 0, -0.6], [90, 0, 0]),
    put(cylinder(1.25, 5.4, white, 0.3), [0, -3.8, 3.2]),
    put(cylinder(1.7, 1.6, white, 0.4), [0, 0.6, 3.2]),
    put(arm, [0, 2.5, 4.2], [14, 0, 0]),
    ...(hot ? [put(roundedBox(1.2, 0.7, 1.6, 0.3, paint('#8f1519')), [0, 3.1, 3.2], [14, 0, 0])] : []),
  )
}

function spout(hex: string): Group {
  return group(
    put(cylinder(1.3, 3.6, chrome(), 0.3), [0, -2, 3]),
    put(roundedBox(3.4, 2.4, 5, 0.8, paint('#24272a', 'gloss')), [0, 1.6, 2]),
    put(cylinder(0.55, 0.3, glow(hex === '#e8e6e1' ? '#f2efe8' : hex, 1.3), 0.1), [0, 1.7, 4.4], [90, 0, 0]),
  )
}
