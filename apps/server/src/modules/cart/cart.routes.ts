import { cartEndpoints, type SessionKey } from '@shop/contract'
import type { FastifyInstance } from 'fastify'
import type { Db } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { bindEndpoints } from '../../http/bind-endpoints.ts'
import type { SharedAnswers } from '../../http/shared-answers.ts'
import { presentCart } from './cart.presenter.ts'
import type { CartOwner } from './cart.repository.ts'
import { addLine, clearCart, readCart, setLineQuantity, takeOutLine } from './cart.service.ts'

/** The shopper's calls of the cart. */
export function registerCart(app: FastifyInstance, db: Db, sharedAnswers: SharedAnswers): void {
  bindEndpoints(
    app,
    cartEndpoints,
    {
      async getCart({ query, language }) {
        const owner = toOwner(query)
        return presentCart(await readCart(db, owner), owner, language)
      },
      async clearCart({ params, query, language }) {
        const owner = toOwner(query)
        return presentCart(await clearCart(db, owner, params.cartId), owner, language)
      },
      async addToCart({ query, body, language }) {
        const owner = toOwner(query)
        const wanted = {
          productId: body.product_id,
          variantId: body.color_id ?? null,
          quantity: body.quantity,
          language,
        }
        return presentCart(await addLine(db, owner, wanted), owner, language)
      },
      async removeFromCart({ query, body, language }) {
        const owner = toOwner(query)
        return presentCart(await takeOutLine(db, owner, body.cartitem_id), owner, language)
      },
      async updateQuantity({ query, body, language }) {
        const owner = toOwner(query)
        const wanted = { lineId: body.cartitem_id, quantity: body.quantity, language }
        return presentCart(await setLineQuantity(db, owner, wanted), owner, language)
      },
    },
    sharedAnswers,
  )
}

/** @throws AppError `session_key_required` */
export function toOwner(query: { session_key?: SessionKey | undefined }): CartOwner {
  if (!query.session_key) throw new AppError('session_key_required', {}, ['session_key'])
  return { sessionKey: query.session_key }
}
