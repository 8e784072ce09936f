import type { IntentionRequest } from '../payment-provider.types.ts'
import type { Integrations } from './paymob-transaction.schema.ts'

/** Min lifetime of an intention in seconds: the shopper must type a card number. */
const minLifeSeconds = 60

/**
 * Writes the request for an intention. It has no `items`, because their sum might differ from the amount. Unknown fields are "NA", as
 * Paymob requires.
 */
export function toIntentionRequest(request: IntentionRequest, integrations: Integrations, now: Date): object {
  const { payer } = request
  const secondsLeft = Math.floor((request.expiresAt.getTime() - now.getTime()) / 1000)
  return {
    amount: request.amount,
    currency: 'EGP',
    payment_methods: integrations[request.method],
    billing_data: {
      first_name: payer.firstName,
      last_name: payer.lastName,
      phone_number: payer.phone,
      email: 'NA',
      street: payer.address,
      apartment: payer.apartment || 'NA',
      building: 'NA',
      floor: 'NA',
      city: payer.city,
      state: payer.region,
      country: 'EG',
      postal_code: 'NA',
    },
    special_reference: request.specialReference,
    expiration: Math.max(minLifeSeconds, secondsLeft),
    notification_url: request.notificationUrl,
    redirection_url: request.returnUrl,
  }
}
