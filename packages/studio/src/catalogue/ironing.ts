import type { ModelChoice } from '../models/index.ts'

/** Models of the category `ironing`, by SKU. */
export const ironing: Record<string, ModelChoice> = {}
