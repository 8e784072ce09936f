import type { IntentionRequest } from '../payment-provider.types.ts'

/** The shortest life of an intention, in seconds: somebody has to type a card number. */
const shortestLife = 60

/**
 * What Paymob is asked to collect. No `items`: their sum could only ever disagree with the amount. What the shop does not know is
 * "NA", as the provider wants it.
 */
export function toIntentionRequest(request: IntentionRequest, integrationIds: readonly number[], now: Date): object {
  const { payer } = request
  const secondsLeft = Math.floor((request.expiresAt.getTime() - now.getTime()) / 1000)
  return {
    amount: request.amount,
    currency: 'EGP',
    payment_methods: integrationIds,
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
    expiration: Math.max(shortestLife, secondsLeft),
    notification_url: request.notificationUrl,
    redirection_url: request.returnUrl,
  }
}
