import type { ModelChoice } from '../models/index.ts'

/** Models of the category `juicers`, by SKU. */
export const juicers: Record<string, ModelChoice> = {
  'NW-JC-500': { kind: 'juicer', params: { style: 'tower' } },
  'NW-JC-900': { kind: 'juicer', params: { style: 'wide', mouth: 4.2, juice: '#d9622b' } },
  'NW-CP-40': { kind: 'citrus-press', params: { style: 'jug' } },
  'NW-CP-100': { kind: 'citrus-press', params: { style: 'lever', color: '#c3c7cb' } },
}
