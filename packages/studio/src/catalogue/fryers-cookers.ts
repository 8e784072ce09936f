import type { ModelChoice } from '../models/index.ts'

/** Models of the category `fryers-cookers`, by SKU. */
export const fryersCookers: Record<string, ModelChoice> = {}
