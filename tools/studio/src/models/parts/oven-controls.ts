import type { Group } from 'three'
import { button, dial, group, knob } from '../../kit/controls.ts'
import { brushedSteel, paint } from '../../kit/materials.ts'
import { outline, rectangle } from '../../kit/paths.ts'
import { label } from '../../kit/print.ts'
import { plate, put } from '../../kit/shapes.ts'
import type { ElectricOvenParams, Size } from '../electric-oven.ts'

/** The column of knobs. */
export function ovenControls(params: ElectricOvenParams, { panel, height }: Size): Group {
  const { knobs = 3 } = params
  const steel = params.panel === 'steel'
  const ink = steel ? '#33373a' : '#e8e6e0'
  const tall = height - 2.2
  const words = knobs === 4 ? ['°C', 'FAN', 'GRILL', 'MIN'] : ['°C', 'HEAT', 'MIN']
  const radius = Math.min(panel * 0.2, (tall / knobs) * 0.26)
  const step = (tall * 0.86) / knobs
  const skin = steel ? brushedSteel('#c8cacc', [0.1, 0.1]) : paint('#26292c', 'satin')
  const column = words.map((word, index) =>
    put(
      group(
        dial(radius * 1.45, 9, ink),
        put(
          knob({
            radius,
            depth: 1.7,
            body: steel ? paint('#1d1f22', 'satin') : brushedSteel('#c9cbcd'),
            mark: steel ? '#f2f2f0' : '#33373a',
            turn: [-50, 35, 80, 0][index] ?? 0,
          }),
          [0, 0, -0.1],
        ),
        put(label(word, { height: 0.95, color: ink }), [0, radius * 1.85, 0.03]),
      ),
      [0, tall * 0.42 - (index + 0.55) * step, 1.2],
    ),
  )
  return group(
    put(plate(outline(rectangle(panel, tall, 0.9)), 1.2, skin, 0.2), [0, 0, 0.6]),
    ...column,
    put(button({ radius: 0.45, lamp: '#ff5a3d', depth: 0.15 }), [0, -tall * 0.45, 1.2]),
  )
}
