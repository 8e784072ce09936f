import type { ModelChoice } from '../models/index.ts'

/** Models of the category `mixers-blenders`, by SKU. */
export const mixersBlenders: Record<string, ModelChoice> = {}
