import { z } from 'zod'
import { providerNames } from '../payment-status.types.ts'
import type { ProviderSurroundings } from './payment-provider.types.ts'
import {
  findPaymobProblems,
  type PaymobSettings,
  paymobEnvironment,
  readPaymobSettings,
} from './paymob/paymob.settings.ts'

/** How the shop takes cards. `none`: it takes no cards. */
export type PaymentSettings = { kind: 'none' } | { kind: 'sandbox' } | PaymobSettings

/** The environment of payments: which provider collects them, and the settings of each. */
export const paymentEnvironment = z.object({
  PAYMENT_PROVIDER: z.enum([...providerNames, 'none']).optional(),
  ...paymobEnvironment.shape,
})
type Environment = z.output<typeof paymentEnvironment>

/** Lists missing and wrong settings. Production refuses the sandbox, because goods would be shipped without payment. */
export function findPaymentProblems(given: Environment, surroundings: ProviderSurroundings): string[] {
  const { isProduction } = surroundings
  switch (given.PAYMENT_PROVIDER) {
    case 'paymob':
      return findPaymobProblems(given, surroundings)
    case 'sandbox':
      return isProduction ? ['PAYMENT_PROVIDER: the sandbox is refused in production'] : []
    case 'none':
      return []
    case undefined:
      return isProduction ? ['PAYMENT_PROVIDER: is needed in production: paymob or none'] : []
  }
}

/** The settings of the chosen provider, to be read when no problems were found. */
export function readPaymentSettings(given: Environment): PaymentSettings {
  switch (given.PAYMENT_PROVIDER) {
    case 'paymob':
      return readPaymobSettings(given)
    default:
      return { kind: given.PAYMENT_PROVIDER ?? 'sandbox' }
  }
}
