import type { SessionKey, UserId } from '@shop/contract'
import { type Db, inTransaction } from '../../database/client.ts'
import { AppError } from '../../errors.ts'
import { type CartOwner, deleteCart, findCart, lockCart, moveLines, openCart } from './cart.repository.ts'

/** Who asks for a cart. After login a browser sends both: the token and the key of the guest it was before. */
export type CartAsker = { userId: UserId | null; sessionKey: SessionKey | null }

/** Whose cart is meant: a user before a guest. @throws AppError `session_key_required` when there is neither user nor key */
export function ownerOf({ userId, sessionKey }: CartAsker): CartOwner {
  if (userId !== null) return { userId }
  if (sessionKey === null) throw new AppError('session_key_required', {}, ['session_key'])
  return { sessionKey }
}

/**
 * Moves the lines of a guest's cart into the user's cart and deletes the guest's cart. Each call about a cart runs it first: the first
 * one after login finds a cart to merge, every other writes nothing. Of calls at the same moment, one merges.
 */
export async function mergeGuestCart(db: Db, { userId, sessionKey }: CartAsker): Promise<void> {
  if (userId === null || sessionKey === null) return
  // Nearly always there is no such cart; this look-up by key takes no lock.
  if (!(await findCart(db, { sessionKey }))) return
  await inTransaction(db, async (tx) => {
    const guestCart = await lockCart(tx, { sessionKey })
    if (!guestCart) return
    const cart = await openCart(tx, { userId })
    await moveLines(tx, guestCart.id, cart.id)
    await deleteCart(tx, guestCart.id)
  })
}
