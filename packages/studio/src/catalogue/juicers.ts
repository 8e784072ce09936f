import type { ModelChoice } from '../models/index.ts'

/** Models of the category `juicers`, by SKU. */
export const juicers: Record<string, ModelChoice> = {}
