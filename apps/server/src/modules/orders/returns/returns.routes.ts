import { type Language, type OrderReturns, returnsEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { AppError } from '../../../errors.ts'
import { readIdempotencyClaim } from '../../../http/answers/idempotency.ts'
import { bindEndpoints, bindFile } from '../../../http/bind-endpoints.ts'
import { pictureOf, takePictures } from '../../media/index.ts'
import { openOrder } from '../open-order.service.ts'
import type { OrderDeps } from '../orders.deps.ts'
import type { OrderRecord } from '../orders.repository.ts'
import { withdrawReturn } from './decide-return.service.ts'
import { addReturnPicture, readReturnPicture } from './pictures/return-pictures.service.ts'
import { findLastDays, requestReturn } from './request-return.service.ts'
import { returnLimits, returnPictureLimits } from './returns.limits.ts'
import { presentOrderReturns } from './returns.presenter.ts'
import { listReturnsOf } from './returns.repository.ts'

const { addReturnPicture: addPicture, getReturnPicture: getPicture, ...endpoints } = returnsEndpoints

/** Registers what shoppers do with returns. */
export async function registerReturns(app: FastifyInstance, deps: OrderDeps): Promise<void> {
  const { db, limits } = deps

  async function show(record: OrderRecord, language: Language): Promise<OrderReturns> {
    const { id } = record.order
    const [days, returns] = await Promise.all([findLastDays(db, id), listReturnsOf(db, id)])
    return presentOrderReturns(record, days, returns, language)
  }

  bindEndpoints(app, endpoints, {
    async listReturns({ params, query, caller, language }) {
      return await show(await openOrder(deps, params.id, query, caller), language)
    },
    async requestReturn({ params: { id }, query, body, caller, language, request }) {
      await openOrder(deps, id, query, caller)
      const claim = readIdempotencyClaim(request, `return ${id}`, body)
      await limits.take(returnLimits(id))
      await requestReturn(deps, id, body, { actorId: null, claim })
      return await show(await openOrder(deps, id, query, caller), language)
    },
    async withdrawReturn({ params, query, caller, language }) {
      await openOrder(deps, params.id, query, caller)
      await withdrawReturn(deps, params.id, params.return)
      return await show(await openOrder(deps, params.id, query, caller), language)
    },
  })
  bindFile(
    app,
    'getReturnPicture',
    getPicture,
    async ({ params: { id: orderId, return: id, place }, query, caller }) => {
      await openOrder(deps, orderId, query, caller)
      return await readReturnPicture(db, { id, place, orderId })
    },
  )
  await app.register(async (scope) => {
    scope.addHook('preParsing', (request) => admitPicture(deps, request))
    takePictures(scope)
    bindEndpoints(
      scope,
      { addReturnPicture: addPicture },
      {
        async addReturnPicture({ params: { id: orderId, return: id }, query, caller, language, request }) {
          await addReturnPicture(db, { orderId, id }, pictureOf(request.body))
          return await show(await openOrder(deps, orderId, query, caller), language)
        },
      },
    )
  })
}

/** Asks whose a picture is before it is read, so that strangers cannot fill the memory. @throws AppError `order_not_found` */
async function admitPicture(deps: OrderDeps, { params, query, caller }: FastifyRequest): Promise<void> {
  const [path, access] = [addPicture.params.safeParse(params), addPicture.query.safeParse(query)]
  if (!path.success || !access.success) throw new AppError('order_not_found')
  await openOrder(deps, path.data.id, access.data, caller)
  await deps.limits.take(returnPictureLimits(path.data.id))
}
