import { type Language, type OrderId, type OrderReturns, returnsEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import { readIdempotencyClaim } from '../../../http/answers/idempotency.ts'
import { bindEndpoints, bindFile, type HandlerInput } from '../../../http/bind-endpoints.ts'
import { addressOf } from '../../../http/guard/address-of.ts'
import type { Limit } from '../../../http/guard/rate-limits.ts'
import { pictureOf, takePictures } from '../../media/index.ts'
import { openOrderOrLink } from '../links/open-order-or-link.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import { withdrawReturn } from './decide-return.service.ts'
import { addReturnPicture, readReturnPicture } from './pictures/return-pictures.service.ts'
import { findLastDays, requestReturn } from './request-return.service.ts'
import { presentOrderReturns } from './returns.presenter.ts'
import { listReturnsOf } from './returns.repository.ts'

const { addReturnPicture: addPicture, getReturnPicture: getPicture, ...endpoints } = returnsEndpoints

type OrderCall = Pick<HandlerInput<typeof returnsEndpoints.listReturns>, 'params' | 'query' | 'caller' | 'request'>

/** Registers what shoppers, and the holders of an order's link, do with returns. */
export async function registerReturns(app: FastifyInstance, deps: OrderDeps): Promise<void> {
  const { db, limits, readClock } = deps
  const open = ({ params, query, caller, request }: OrderCall) =>
    openOrderOrLink(deps, params.id, { query, caller, address: addressOf(request) })

  async function show(call: OrderCall & { language: Language }): Promise<OrderReturns> {
    const record = await open(call)
    const { id } = record.order
    const [days, returns] = await Promise.all([findLastDays(db, id), listReturnsOf(db, id)])
    const shown = presentOrderReturns(record, { days, returns, now: readClock() }, call.language)
    return call.query.link_token === undefined ? shown : withoutNotes(shown)
  }

  bindEndpoints(app, endpoints, {
    listReturns: show,
    async requestReturn(call) {
      const { order } = await open(call)
      const claim = readIdempotencyClaim(call.request, `return ${order.id}`, call.body)
      await limits.take(returnLimits(order.id))
      await requestReturn(deps, order.id, call.body, { actorId: null, claim })
      return await show(call)
    },
    async withdrawReturn(call) {
      const { order } = await open(call)
      await withdrawReturn(deps, order.id, call.params.return)
      return await show(call)
    },
  })
  bindFile(app, 'getReturnPicture', getPicture, async (call) => {
    const { order } = await open(call)
    const { return: id, place } = call.params
    return await readReturnPicture(db, { id, place, orderId: order.id })
  })
  await app.register(async (scope) => {
    scope.addHook('preParsing', (request) => admitPicture(deps, request))
    takePictures(scope)
    bindEndpoints(
      scope,
      { addReturnPicture: addPicture },
      {
        async addReturnPicture(call) {
          const { id: orderId, return: id } = call.params
          await addReturnPicture(db, { orderId, id }, pictureOf(call.request.body))
          return await show(call)
        },
      },
    )
  })
}

/** A link can be forwarded, so it leaves out what people wrote. */
function withoutNotes(shown: OrderReturns): OrderReturns {
  return { ...shown, returns: shown.returns.map((each) => ({ ...each, note: null })) }
}

/** Asks whose a picture is before it is read, so that strangers cannot fill the memory. @throws AppError `order_not_found` */
async function admitPicture(deps: OrderDeps, request: FastifyRequest): Promise<void> {
  const { params, query, caller } = request
  const [path, access] = [addPicture.params.safeParse(params), addPicture.query.safeParse(query)]
  if (!path.success || !access.success) throw new AppError('order_not_found')
  await openOrderOrLink(deps, path.data.id, { query: access.data, caller, address: addressOf(request) })
  await deps.limits.take(returnPictureLimits(path.data.id))
}

/** Limits the requests of one order, because each sends a message. */
function returnLimits(id: OrderId): Limit[] {
  return [{ name: 'return request', subject: id, max: 10, seconds: 24 * 60 * 60 }]
}

/** Limits the uploads of one order, because each is read into memory and decoded. */
function returnPictureLimits(id: OrderId): Limit[] {
  return [{ name: 'return picture', subject: id, max: 40, seconds: 24 * 60 * 60 }]
}
