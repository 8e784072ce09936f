import type { ModelChoice } from '../models/index.ts'

/** Models of the category `kettles-coffee`, by SKU. */
export const kettlesCoffee: Record<string, ModelChoice> = {}
