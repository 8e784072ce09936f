import type { ModelChoice } from '../models/index.ts'

/** Models of the category `ironing`, by SKU. */
export const ironing: Record<string, ModelChoice> = {
  'NW-IR-2200': {
    kind: 'iron',
    params: { length: 29.5, width: 12, height: 14.5, sole: 'non-stick', scheme: 'body' },
  },
  'NW-IR-2600': { kind: 'iron', params: { length: 31, width: 12.5, height: 15.5, sole: 'ceramic', scheme: 'all' } },
  'NW-IR-3000': {
    kind: 'iron',
    params: { length: 32, width: 13, height: 16, sole: 'ceramic', scheme: 'tank', fine: true },
  },
  'NW-ST-2400': { kind: 'steam-station', params: { width: 25, height: 29, depth: 41 } },
  'NW-GS-1800': { kind: 'garment-steamer', params: { width: 31, height: 155, depth: 34, poles: 1 } },
  'NW-GS-2000': { kind: 'garment-steamer', params: { width: 36, height: 160, depth: 36.5, poles: 2 } },
}
