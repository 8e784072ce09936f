export { createPaymob } from './paymob.provider.ts'
export { type PaymobAccount, readPaymobCallback, readPaymobReturn } from './paymob-callback.parser.ts'
export { signedValues, signValues } from './paymob-signature.rules.ts'
export {
  type Integrations,
  type PaymobTransaction,
  paymobTransactionSchema,
  toProviderTransaction,
} from './paymob-transaction.schema.ts'
