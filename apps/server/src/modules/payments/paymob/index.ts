export { type PaymobAccount, readPaymobCallback, readPaymobReturn } from './paymob-callback.ts'
export { createPaymob } from './paymob-provider.ts'
export { signedValues, signValues } from './paymob-signature.ts'
export { type PaymobTransaction, paymobTransactionSchema, toProviderTransaction } from './paymob-transaction.ts'
