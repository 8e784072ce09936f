import type { ModelChoice } from '../models/index.ts'

/** Models of the category `ovens-microwaves`, by SKU. */
export const ovensMicrowaves: Record<string, ModelChoice> = {
  'NW-MW-20': { kind: 'microwave', params: { control: 'dials', width: 44, height: 26, depth: 35.5 } },
  'NW-MW-25': { kind: 'microwave', params: { control: 'keys', width: 48.5, height: 28.5, depth: 40.5 } },
  'NW-MW-30': {
    kind: 'microwave',
    params: { control: 'dial', door: 'glass', handle: 'bar', inside: 'steel', width: 52, height: 31.5, depth: 48 },
  },
  'NW-EO-38': { kind: 'electric-oven', params: { knobs: 3, dish: 'pizza', width: 50, height: 32.5, depth: 38 } },
  'NW-EO-48': {
    kind: 'electric-oven',
    params: { knobs: 4, dish: 'chicken', panel: 'steel', width: 56, height: 36.5, depth: 42.5 },
  },
  'NW-HP-1': { kind: 'hot-plate', params: { plates: [18.5], width: 26, height: 8, depth: 27 } },
  'NW-HP-2': { kind: 'hot-plate', params: { plates: [18.5, 15.5], width: 49, height: 8.5, depth: 27.5 } },
}
