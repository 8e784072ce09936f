import type { ModelChoice } from '../models/index.ts'

/** Models of the category `water-dispensers`, by SKU. */
export const waterDispensers: Record<string, ModelChoice> = {
  'NW-WD-20': { kind: 'water-dispenser', params: { width: 31, height: 94, depth: 33, taps: 2, below: 'panel' } },
  'NW-WD-31': { kind: 'water-dispenser', params: { width: 32, height: 99, depth: 35, taps: 3, below: 'fridge' } },
  'NW-WD-35': {
    kind: 'water-dispenser',
    params: { width: 32.5, height: 106, depth: 36.5, taps: 3, below: 'bottle', modern: true },
  },
}
