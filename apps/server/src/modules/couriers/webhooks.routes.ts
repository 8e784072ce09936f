import { couriersEndpoints } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import { AppError } from '../../errors.ts'
import { bindRoute } from '../../http/bind-endpoints.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import type { CourierDeps } from './couriers.deps.ts'

/** Max webhooks with a wrong secret from one address in 15 minutes. */
const maxForged = 30

/** Registers the webhooks of carriers. A webhook is only news: it names a parcel, and the carrier is asked about it. */
export function registerCourierWebhooks(app: FastifyInstance, { couriers }: { couriers: CourierDeps }): void {
  const { driver, limits, onNews } = couriers
  bindRoute(app, 'receiveCourierNews', couriersEndpoints.receiveCourierNews, async (request, reply) => {
    const { driver: name } = request.params as { driver: string }
    if (!driver || name !== driver.name) throw new AppError('not_found')
    if (!driver.isAuthentic(request.headers.authorization)) {
      const limit = { name: 'forged courier news', subject: addressOf(request), max: maxForged, seconds: 15 * 60 }
      await limits.take([limit])
      request.log.warn({ from: request.ip }, 'couriers: a webhook with a wrong secret')
      throw new AppError('signature_wrong')
    }
    const trackingNumber = driver.readWebhook(request.body)
    if (trackingNumber !== null) await onNews(trackingNumber)
    return reply.code(200).send()
  })
}
