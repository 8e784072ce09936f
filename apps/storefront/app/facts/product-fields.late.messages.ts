import { shopperFieldLabels } from '@shop/contract'
import { defineMessages } from '@shop/i18n'

/** What the declared fields of a product are called in tables. */
export const productFieldMessages = defineMessages('product-fields', shopperFieldLabels)
