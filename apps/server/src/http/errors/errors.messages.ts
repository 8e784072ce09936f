import type { ErrorCode, Localized } from '@shop/contract'
import { accountErrors } from './account-errors.messages.ts'
import { catalogErrors } from './catalog-errors.messages.ts'
import { requestErrors } from './request-errors.messages.ts'
import { salesErrors } from './sales-errors.messages.ts'

/** The sentence of each refusal: what happened and what to do. `{name}` is a detail of the refusal. */
export const errorMessages: Record<ErrorCode, Localized> = {
  ...accountErrors,
  ...catalogErrors,
  ...requestErrors,
  ...salesErrors,
}
