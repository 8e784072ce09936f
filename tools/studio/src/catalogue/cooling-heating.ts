import type { ModelChoice } from '../models/index.ts'

/** Models of the category `cooling-heating`, by SKU. */
export const coolingHeating: Record<string, ModelChoice> = {
  'NW-SF-16': { kind: 'stand-fan', params: { cage: 43, height: 112, base: 40, blades: 5, control: 'keys' } },
  'NW-SF-18': {
    kind: 'stand-fan',
    params: { cage: 48, height: 122, base: 44, blades: 7, build: 'smoke', control: 'display' },
  },
  'NW-SF-20': {
    kind: 'stand-fan',
    params: { color: '#26292c', cage: 56, height: 128, base: 46, blades: 3, build: 'metal', control: 'knob' },
  },
  'NW-DF-12': { kind: 'desk-fan', params: { cage: 34, height: 48, depth: 26, blades: 5, stand: 'neck' } },
  'NW-DF-9': { kind: 'desk-fan', params: { cage: 24, height: 34, depth: 19, blades: 4, stand: 'yoke' } },
  'NW-TF-110': { kind: 'tower-fan', params: { height: 110, base: 30 } },
  'NW-FH-2000': { kind: 'fan-heater', params: {} },
  'NW-OR-9': { kind: 'oil-radiator', params: { fins: 9, width: 44, height: 63, depth: 25 } },
  'NW-OR-11': {
    kind: 'oil-radiator',
    params: { fins: 11, width: 53, height: 65, depth: 26, fan: true, timer: true, rail: true },
  },
}
