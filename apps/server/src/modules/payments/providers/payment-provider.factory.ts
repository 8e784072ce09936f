import type { Pool } from '../../../database/client.ts'
import type { PaymentSettings } from './payment.settings.ts'
import type { PaymentProvider } from './payment-provider.types.ts'
import { createPaymob } from './paymob/index.ts'
import { createSandbox } from './sandbox/sandbox.provider.ts'

/** Creates the provider of the settings; null when the shop takes no cards. */
export function createPaymentProvider(
  settings: PaymentSettings,
  deps: { db: Pool; secret: string; readClock: () => Date },
): PaymentProvider | null {
  switch (settings.kind) {
    case 'none':
      return null
    case 'sandbox':
      return createSandbox(deps.db, deps.secret, deps.readClock)
    case 'paymob':
      return createPaymob(settings, deps.readClock)
  }
}
