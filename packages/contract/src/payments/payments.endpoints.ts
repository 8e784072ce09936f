import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'

const providerParams = z.object({ provider: z.string().max(20) })
/** 128 hexadecimal digits. Anything else is answered as a wrong one is, so nothing is checked here. */
const signature = z.unknown().optional().meta({ type: 'string', description: 'The signature, in hexadecimal digits' })
/** The answer has no body. */
const nothing = z.string().max(0)

/** Calls that payment providers make, and the one that they send a shopper's browser to. */
export const paymentsEndpoints = defineEndpoints({
  receivePaymentWebhook: {
    method: 'POST',
    path: '/api/payments/webhooks/{provider}/',
    summary:
      "A payment provider's signed call, after which the shop asks the provider. Repeated, late and reordered calls do no harm",
    access: 'public',
    params: providerParams,
    query: z.object({ hmac: signature }),
    body: z.looseObject({}),
    answer: nothing,
    errors: ['not_found', 'signature_wrong'],
  },
  returnFromPayment: {
    method: 'GET',
    path: '/api/payments/return/{provider}/',
    summary: 'Brings a shopper back from the payment page to the shop. It decides nothing',
    access: 'public',
    params: providerParams,
    query: z.looseObject({ hmac: signature }),
    answer: nothing,
    status: 302,
    errors: ['not_found'],
  },
})
