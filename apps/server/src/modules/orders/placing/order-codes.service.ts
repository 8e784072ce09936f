import type { PhoneNumber } from '@shop/contract'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { IdempotencyClaim } from '../../../http/answers/idempotency.ts'
import { deriveKey, hashWithKey } from '../../../secrets.ts'
import { getAccountTerms } from '../../settings/index.ts'
import { isSameHash, makeCode, messageLimits } from '../../users/index.ts'
import type { OrderDeps, Placing } from '../orders.deps.ts'
import { writeOrderCode } from './order-codes.messages.ts'
import { hasOrderCodeSince, saveOrderCode, spendOrderCode, takeOrderCodeTry } from './order-codes.repository.ts'
import { codesOfUser } from './orders.limits.ts'

const codeMinutes = 5
/** The same call made twice within this time, in milliseconds, sends one message. */
const resendMs = 60_000

/**
 * Sends the code that confirms an order which was refused by `order_code_needed`. The budget of messages is that of all codes to a
 * phone; a shopper who is signed in has one of their own.
 *
 * @throws AppError `too_many_requests`
 */
export async function sendOrderCode(deps: OrderDeps, placing: Placing, phone: PhoneNumber): Promise<void> {
  const { claim, userId, address, language } = placing
  const now = deps.readClock()
  if (await hasOrderCodeSince(deps.db, claim, new Date(now.getTime() - resendMs))) return
  await deps.limits.take(userId === null ? messageLimits({ phone, address }) : codesOfUser(userId))
  const code = makeCode()
  await deps.db.begin(async (tx) => {
    const expiresAt = new Date(now.getTime() + codeMinutes * 60_000)
    await saveOrderCode(tx, { ...claim, phone, codeHash: hashCode(deps, claim, code), createdAt: now, expiresAt })
    const { shopName } = await getAccountTerms(tx, language)
    const text = writeOrderCode(language, { shop: shopName, code, minutes: codeMinutes })
    await deps.messages.send(tx, { to: phone, text, language, code }, { until: expiresAt })
  })
}

/**
 * Compares a typed code before the order's transaction begins: a wrong guess must cost a try also when nothing is placed.
 *
 * @returns the hash of the right code, to spend it by; null for any other
 */
export async function checkOrderCode(
  deps: OrderDeps,
  { claim, fields }: Pick<Placing, 'claim' | 'fields'>,
): Promise<string | null> {
  const code = fields.confirmation_code
  if (code === undefined) return null
  const expected = await takeOrderCodeTry(deps.db, claim, deps.readClock())
  return expected !== null && isSameHash(expected, hashCode(deps, claim, code)) ? expected : null
}

/** Uses the code up with the order. @throws AppError `order_code_needed` when none was typed, `order_code_wrong` */
export async function passOrderCode(tx: Db, deps: OrderDeps, placing: Placing, phone: PhoneNumber): Promise<void> {
  const { claim, codeHash, fields } = placing
  // Written as people here write it: a plus sign would move to the wrong end in Arabic.
  if (fields.confirmation_code === undefined)
    throw new AppError('order_code_needed', { phone: `0${phone.slice(3)}`, minutes: codeMinutes })
  const isSpent = codeHash !== null && (await spendOrderCode(tx, claim, codeHash, deps.readClock()))
  if (!isSpent) throw new AppError('order_code_wrong', {}, ['confirmation_code'])
}

function hashCode({ secret }: OrderDeps, { owner, key }: IdempotencyClaim, code: string): string {
  return hashWithKey(deriveKey(secret, 'order codes'), `${owner} ${key} ${code}`)
}
