import type { ModelChoice } from '../models/index.ts'

/** Models of the category `kettles-coffee`, by SKU. */
export const kettlesCoffee: Record<string, ModelChoice> = {
  'NW-KT-170': { kind: 'kettle', params: { body: 'plastic', height: 16.5, radius: 8, belly: 0.5, window: true } },
  'NW-KT-180': { kind: 'kettle', params: { body: 'glass', height: 17, radius: 8.4, belly: 0.7 } },
  'NW-KT-150': {
    kind: 'kettle',
    params: { body: 'steel', height: 16, radius: 7.6, belly: 0.15, handle: 'open', color: '#1d1f22' },
  },
  'NW-KT-100': {
    kind: 'kettle',
    params: { body: 'plastic', finish: 'matt', height: 13.6, radius: 7, belly: 1, handle: 'open' },
  },
  'NW-GK-80': { kind: 'gooseneck-kettle', params: {} },
  'NW-TC-300': { kind: 'turkish-coffee-maker', params: { pots: 1, pot: 'copper' } },
  'NW-TC-600': { kind: 'turkish-coffee-maker', params: { pots: 2, pot: 'steel' } },
  'NW-CG-150': { kind: 'coffee-grinder', params: {} },
  'NW-CM-60': { kind: 'coffee-maker', params: { style: 'compact', width: 16.5, height: 26 } },
  'NW-CM-125': { kind: 'coffee-maker', params: { style: 'programmable', width: 20, height: 33 } },
  'NW-ES-150': { kind: 'espresso-machine', params: { style: 'slim' } },
  'NW-ES-200': { kind: 'espresso-machine', params: { style: 'grinder' } },
}
