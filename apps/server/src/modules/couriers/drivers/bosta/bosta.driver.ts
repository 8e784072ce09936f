import { z } from 'zod'
import { isSameSecret } from '../../../../secrets.ts'
import { type CourierDriver, CourierError, type ParcelRequest } from '../courier-driver.types.ts'
import { createBostaClient, refusedByBosta } from './bosta.client.ts'
import type { BostaSettings } from './bosta.settings.ts'
import { createBostaAddresses } from './bosta-address.client.ts'
import { deliverySchema, isWithdrawn, toParcelState } from './bosta-states.rules.ts'

const createdSchema = deliverySchema.pick({ trackingNumber: true })
const foundSchema = z.object({ deliveries: z.array(deliverySchema.partial({ state: true })) })
const webhookSchema = createdSchema

/** Type of a parcel from the shop to a shopper. */
const sendType = 10
/** Max characters of the texts that Bosta prints. */
const maxText = 200

/** Bosta, Egypt (docs/couriers.md). */
export function createBosta(settings: BostaSettings): CourierDriver {
  const client = createBostaClient(settings.baseUrl, settings.apiKey, settings.timeoutMs)
  const toAddress = createBostaAddresses(client)
  const pathOf = (trackingNumber: string) => `/deliveries/business/${encodeURIComponent(trackingNumber)}`

  /** @returns null when Bosta does not know it */
  async function findDelivery(trackingNumber: string) {
    const answer = await client.call({ method: 'GET', path: pathOf(trackingNumber) })
    if (answer.status === 404) return null
    if (answer.status >= 400) throw refusedByBosta(answer)
    const delivery = deliverySchema.safeParse(answer.data)
    if (!delivery.success) throw new CourierError('unreachable', 'a delivery that cannot be read')
    return delivery.data
  }

  return {
    name: 'bosta',
    async book(request) {
      const dropOffAddress = await toAddress(request.address)
      const body = { ...describe(request), dropOffAddress }
      const answer = await client.call({ method: 'POST', path: '/deliveries?apiVersion=1', body })
      if (answer.status >= 400) throw refusedByBosta(answer)
      const created = createdSchema.safeParse(answer.data)
      // It may be booked: the next try looks for the reference first.
      if (!created.success) throw new CourierError('unreachable', 'a booking without a tracking number')
      return created.data.trackingNumber
    },
    async findByReference(reference) {
      const body = { businessReference: reference, limit: 50, page: 1 }
      const answer = await client.call({ method: 'POST', path: '/deliveries/search', body })
      if (answer.status === 404) return null
      if (answer.status >= 400) throw refusedByBosta(answer)
      const found = foundSchema.safeParse(answer.data)
      if (!found.success) throw new CourierError('unreachable', 'a search that cannot be read')
      const own = found.data.deliveries.find(
        (one) => (one.uniqueBusinessReference ?? one.businessReference) === reference,
      )
      return own?.trackingNumber ?? null
    },
    async inquire(trackingNumber) {
      const delivery = await findDelivery(trackingNumber)
      return delivery && toParcelState(delivery)
    },
    async withdraw(trackingNumber) {
      const answer = await client.call({ method: 'DELETE', path: `${pathOf(trackingNumber)}/terminate` })
      if (answer.status < 400) return
      // Somebody withdrew it in the dashboard of Bosta, or the answer of an earlier call was lost.
      const delivery = await findDelivery(trackingNumber)
      if (!delivery || !isWithdrawn(delivery)) throw refusedByBosta(answer)
    },
    readWebhook(body) {
      const { data } = webhookSchema.safeParse(body)
      return data?.trackingNumber ?? null
    },
    isAuthentic: (header) => isSameSecret(header ?? '', settings.webhookSecret),
  }
}

/** The reference is unique at Bosta, so that a second call with it books no second parcel. */
function describe({ reference, collect, value, units, description, note, recipient }: ParcelRequest) {
  const { firstName, lastName, phone } = recipient
  return {
    type: sendType,
    specs: {
      packageType: 'Parcel',
      size: 'MEDIUM',
      packageDetails: { itemsCount: units, description: description.slice(0, maxText) },
    },
    goodsInfo: { amount: value },
    cod: collect,
    notes: note.slice(0, maxText),
    businessReference: reference,
    uniqueBusinessReference: reference,
    receiver: { firstName, lastName, phone: phone.replace(/^\+2/, '') },
  }
}
