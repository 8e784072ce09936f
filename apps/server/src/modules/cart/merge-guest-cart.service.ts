import type { SessionKey, UserId } from '@shop/contract'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { type CartOwner, deleteCart, findCart, lockCart, moveLines, openCart } from './cart.repository.ts'

/** Who calls. After login a browser sends both its token and the session key of its guest cart. */
export type CartCaller = { userId: UserId | null; sessionKey: SessionKey | null }

/** Picks the owner of the cart: the user, else the guest. @throws AppError `session_key_required` without user and key */
export function ownerOf({ userId, sessionKey }: CartCaller): CartOwner {
  if (userId !== null) return { userId }
  if (sessionKey === null) throw new AppError('session_key_required', { fields: ['session_key'] })
  return { sessionKey }
}

/**
 * Gives the owner of the cart, as `ownerOf` does. The first request after login moves the lines of the guest's cart into the user's
 * cart and deletes the guest's cart. Of parallel requests, one merges.
 */
export async function mergeGuestCart(db: Db, caller: CartCaller): Promise<CartOwner> {
  const owner = ownerOf(caller)
  const { sessionKey } = caller
  // Usually there is none: look it up first, without a lock.
  if ('userId' in owner && sessionKey !== null && (await findCart(db, { sessionKey })))
    await inTransaction(db, async (tx) => {
      const guestCart = await lockCart(tx, { sessionKey })
      if (!guestCart) return
      const cart = await openCart(tx, owner)
      await moveLines(tx, guestCart.id, cart.id)
      await deleteCart(tx, guestCart.id)
    })
  return owner
}
