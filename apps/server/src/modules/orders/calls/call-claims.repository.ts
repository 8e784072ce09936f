import type { OrderId, UserId } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { hasRows } from '../../../database/rows.ts'
import { type ActorColumns, actorColumns } from '../desk/orders.staff-repository.ts'

export type CallClaim = { orderId: OrderId; callerId: UserId; claimedUntil: Date }

/** Claims a call, unless a colleague has a claim. @returns false when one has */
export async function insertClaim(db: Db, claim: CallClaim, now: Date): Promise<boolean> {
  return await hasRows(db`
    insert into call_claims ${db(claim)}
    on conflict (order_id) do update set caller_id = excluded.caller_id, claimed_until = excluded.claimed_until
      where call_claims.caller_id = excluded.caller_id or call_claims.claimed_until <= ${now}`)
}

/** Claims a call, whoever else has. */
export async function replaceClaim(db: Db, claim: CallClaim): Promise<void> {
  await deleteClaim(db, claim.orderId)
  await db`insert into call_claims ${db(claim)}`
}

export async function deleteClaim(db: Db, orderId: OrderId): Promise<void> {
  await db`delete from call_claims where order_id = ${orderId}`
}

/** Lists who is calling the shoppers of some orders now. */
export async function listCallers(
  db: Db,
  ids: readonly OrderId[],
  now: Date,
): Promise<(ActorColumns & { orderId: OrderId })[]> {
  return await db<(ActorColumns & { orderId: OrderId })[]>`
    select c.order_id, ${actorColumns(db, 'c')}
    from (select order_id, caller_id as actor_id from call_claims
      where order_id = any (${[...ids]}::uuid[]) and claimed_until > ${now}) as c
    left join users u on u.id = c.actor_id`
}
