import type { Language, Localized, PhoneNumber } from '@shop/contract'
import { fillIn } from '@shop/i18n'
import type { Db } from '../../../database/client.ts'
import { AppError } from '../../../errors.ts'
import type { IdempotencyClaim } from '../../../http/answers/idempotency.ts'
import type { Limit } from '../../../http/guard/rate-limits.ts'
import { deriveKey, hashWithKey, isSameSecret, makeCode } from '../../../secrets.ts'
import { getAccountTerms } from '../../settings/index.ts'
import { findUserById, messageLimits } from '../../users/index.ts'
import type { OrderDeps, PlaceOrderInput } from '../orders.deps.ts'
import { hasOrderCodeSince, saveOrderCode, spendOrderCode, takeOrderCodeTry } from './order-codes.repository.ts'
import { codesOfUser } from './orders.limits.ts'

/** Each text fits one SMS: 160 characters of English, 70 of Arabic. */
const codeText: Localized = {
  en: '{shop}: {code} confirms your order. It is valid for {minutes} minutes. Did you not order? Ignore this message.',
  ar: '{shop}: كود تأكيد طلبك {code} صالح {minutes} دقائق. لا تشاركه مع أحد.',
}

const codeMinutes = 5
/** A repeated call within this time, in milliseconds, sends no second message. */
const resendMs = 60_000

/**
 * Sends the code that confirms an order after the error `order_code_needed`. It counts against the limit of codes to a phone; a code
 * to the verified phone of the shopper's own account counts against the limit of the account.
 *
 * @throws AppError `too_many_requests`
 */
export async function sendOrderCode(deps: OrderDeps, input: PlaceOrderInput, phone: PhoneNumber): Promise<void> {
  const { claim, language } = input
  const now = deps.readClock()
  if (await hasOrderCodeSince(deps.db, claim, new Date(now.getTime() - resendMs))) return
  await deps.limits.take(await limitsOf(deps.db, input, phone))
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
 * Compares a typed code before the order's transaction: a wrong guess must cost a try although the order is rolled back.
 *
 * @returns the hash of the right code, for `passOrderCode`; null for a wrong code
 */
export async function checkOrderCode(
  deps: OrderDeps,
  { claim, fields }: Pick<PlaceOrderInput, 'claim' | 'fields'>,
): Promise<string | null> {
  const code = fields.confirmation_code
  if (code === undefined) return null
  const expected = await takeOrderCodeTry(deps.db, claim, deps.readClock())
  return expected !== null && isSameSecret(expected, hashCode(deps, claim, code)) ? expected : null
}

/**
 * Spends the code in the order's transaction.
 *
 * @param Refusal that of a code which this phone needs and another one would not
 * @throws AppError `order_code_needed` without a code, `order_code_wrong`
 */
export async function passOrderCode(
  tx: Db,
  deps: OrderDeps,
  input: PlaceOrderInput,
  phone: PhoneNumber,
  Refusal: typeof AppError = AppError,
): Promise<void> {
  const { claim, codeHash, fields } = input
  // The local form of the number: a plus sign would move to the wrong end in Arabic text.
  if (fields.confirmation_code === undefined)
    throw new Refusal('order_code_needed', { details: { phone: `0${phone.slice(3)}`, minutes: codeMinutes } })
  const isSpent = codeHash !== null && (await spendOrderCode(tx, claim, codeHash, deps.readClock()))
  if (!isSpent) throw new Refusal('order_code_wrong', { fields: ['confirmation_code'] })
}

async function limitsOf(db: Db, { userId, address }: PlaceOrderInput, phone: PhoneNumber): Promise<Limit[]> {
  const account = userId === null ? null : await findUserById(db, userId)
  // The order may go to somebody else's phone. Then all accounts and guests share the limit of that phone.
  if (account?.isPhoneVerified && account.phone === phone) return codesOfUser(account.id)
  return messageLimits({ phone, address })
}

function hashCode({ secret }: OrderDeps, { owner, key }: IdempotencyClaim, code: string): string {
  return hashWithKey(deriveKey(secret, 'order codes'), `${owner} ${key} ${code}`)
}

function writeOrderCode(language: Language, values: { shop: string; code: string; minutes: number }): string {
  return fillIn(codeText[language], values, language)
}
