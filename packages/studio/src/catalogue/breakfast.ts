import type { ModelChoice } from '../models/index.ts'

/** Models of the category `breakfast`, by SKU. */
export const breakfast: Record<string, ModelChoice> = {}
