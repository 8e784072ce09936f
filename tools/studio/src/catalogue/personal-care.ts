import type { ModelChoice } from '../models/index.ts'

/** Models of the category `personal-care`, by SKU. */
export const personalCare: Record<string, ModelChoice> = {
  'NW-HD-1800': { kind: 'hair-dryer', params: { length: 15, radius: 4.1, drop: 18, build: 'folding' } },
  'NW-HD-2300': { kind: 'hair-dryer', params: { length: 17.5, radius: 4.5, drop: 19.5, build: 'salon' } },
  'NW-HS-200': { kind: 'hair-straightener', params: { length: 28.5, width: 3.5, plates: '#c98f6b' } },
  'NW-HS-230': {
    kind: 'hair-straightener',
    params: { length: 30, width: 3.8, plates: '#4b4650', reading: '230°', mat: true },
  },
}
