import { shopperFieldLabels } from '@shop/contract'
import { defineMessages } from '@shop/i18n'

/** The labels of declared product fields in tables. */
export const productFieldMessages = defineMessages('product-fields', shopperFieldLabels)
