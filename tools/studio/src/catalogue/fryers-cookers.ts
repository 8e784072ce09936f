import type { ModelChoice } from '../models/index.ts'

/** Models of the category `fryers-cookers`, by SKU. */
export const fryersCookers: Record<string, ModelChoice> = {
  'NW-AF-400': {
    kind: 'air-fryer',
    params: { shape: 'egg', control: 'dials', width: 27, height: 31.5, depth: 33.5 },
  },
  'NW-AF-550': {
    kind: 'air-fryer',
    params: { shape: 'cube', control: 'touch', trim: 'copper', width: 30, height: 33, depth: 37.5 },
  },
  'NW-AF-700': {
    kind: 'air-fryer',
    params: { shape: 'cube', control: 'touch', window: true, width: 32.5, height: 34.5, depth: 40 },
  },
  'NW-AO-12': { kind: 'air-fryer-oven', params: { width: 33, height: 37.5, depth: 34.5 } },
  'NW-RC-10': { kind: 'rice-cooker', params: { shape: 'pot', width: 23.5, height: 22.5, depth: 22.5 } },
  'NW-RC-18': { kind: 'rice-cooker', params: { shape: 'jar', width: 27.5, height: 26, depth: 26.5 } },
  'NW-SC-35': { kind: 'slow-cooker', params: { width: 33.5, height: 24.5, depth: 26 } },
  'NW-PC-60': { kind: 'pressure-cooker', params: { body: 'painted', control: 'touch', width: 32.5, height: 32.5 } },
  'NW-PC-80': {
    kind: 'pressure-cooker',
    params: { color: '#1d1f22', body: 'steel', control: 'buttons', width: 35, height: 35 },
  },
}
