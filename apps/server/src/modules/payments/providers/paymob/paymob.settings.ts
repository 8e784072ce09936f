import { methodRules, type OnlineMethod, onlineMethods, type TotalLimits } from '@shop/contract'
import { z } from 'zod'
import type { MethodOffers, ProviderSurroundings } from '../payment-provider.types.ts'
import type { Integrations } from './paymob-transaction.schema.ts'

const idsField = z
  .string()
  .regex(/^[1-9]\d{0,11}( *, *[1-9]\d{0,11})*$/, 'needs numbers, with commas between')
  .transform((list) => list.split(',').map(Number))
  .optional()

const limitsField = z
  .string()
  .regex(/^\d{1,7}-\d{1,7}$/, 'needs the lowest and the highest total in EGP, such as 5-20000')
  .transform((text): TotalLimits => {
    const [min = 0, max = 0] = text.split('-').map(Number)
    return { min, max }
  })
  .refine(({ min, max }) => min <= (max ?? 0), 'needs the lowest total first')
  .optional()

export const paymobEnvironment = z.object({
  PAYMOB_URL: z.url({ protocol: /^https?$/ }).default('https://accept.paymob.com'),
  PAYMOB_PUBLIC_KEY: z.string().optional(),
  PAYMOB_SECRET_KEY: z.string().optional(),
  /** For inquiries only. */
  PAYMOB_API_KEY: z.string().optional(),
  PAYMOB_HMAC_SECRET: z.string().optional(),
  /** The previous secret, accepted during a change. */
  PAYMOB_HMAC_SECRET_PREVIOUS: z.string().optional(),
  /** The card's integrations, usually one; those of the other ways follow. A way without any is not offered. */
  PAYMOB_INTEGRATION_IDS: idsField,
  PAYMOB_WALLET_IDS: idsField,
  PAYMOB_KIOSK_IDS: idsField,
  PAYMOB_BANK_INSTALLMENTS_IDS: idsField,
  PAYMOB_PAY_LATER_IDS: idsField,
  /** The totals in EGP of the shop's contract. */
  PAYMOB_WALLET_LIMITS: limitsField,
  PAYMOB_KIOSK_LIMITS: limitsField,
  /** Max time for an answer; shoppers wait for it. */
  PAYMOB_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(20).default(10),
  /** Min seconds between inquiries about one payment after webhooks. */
  PAYMOB_ASK_INTERVAL_SECONDS: z.coerce.number().int().min(1).max(60).default(3),
  /** Whether a production shop accepts test cards, for a trial without real customers. */
  PAYMOB_TEST_KEYS: z.enum(['allowed', 'refused']).default('refused'),
})
type Environment = z.output<typeof paymobEnvironment>

const needed = [
  'PAYMOB_PUBLIC_KEY',
  'PAYMOB_SECRET_KEY',
  'PAYMOB_API_KEY',
  'PAYMOB_HMAC_SECRET',
  'PAYMOB_INTEGRATION_IDS',
] as const

/** Lists missing and wrong settings. */
export function findPaymobProblems(given: Environment, { isProduction, publicUrl }: ProviderSurroundings): string[] {
  const missing = needed.filter((name) => !given[name]).map((name) => `${name}: is needed with PAYMENT_PROVIDER=paymob`)
  if (!publicUrl) missing.push('PUBLIC_URL: is needed with PAYMENT_PROVIDER=paymob, which calls the shop there')
  if (isProduction && !given.PAYMOB_URL.startsWith('https:')) missing.push('PAYMOB_URL: needs https in production')
  const ids = Object.values(readIntegrations(given)).flat()
  if (new Set(ids).size < ids.length)
    missing.push('PAYMOB_INTEGRATION_IDS, PAYMOB_…_IDS: an integration belongs to one way to pay, and is named once')
  return missing.length > 0 ? missing : findKeyProblems(given, isProduction)
}

function readIntegrations(given: Environment): Integrations {
  const ids = {
    card: given.PAYMOB_INTEGRATION_IDS,
    wallet: given.PAYMOB_WALLET_IDS,
    kiosk: given.PAYMOB_KIOSK_IDS,
    bank_installments: given.PAYMOB_BANK_INSTALLMENTS_IDS,
    pay_later: given.PAYMOB_PAY_LATER_IDS,
  } satisfies Record<OnlineMethod, unknown>
  return Object.fromEntries(onlineMethods.flatMap((method) => (ids[method] ? [[method, ids[method]]] : [])))
}

/** The offered ways; the shop's own limits replace the usual ones. */
function readOffers(given: Environment): MethodOffers {
  const own: { [Method in OnlineMethod]?: TotalLimits | undefined } = {
    wallet: given.PAYMOB_WALLET_LIMITS,
    kiosk: given.PAYMOB_KIOSK_LIMITS,
  }
  const integrations = readIntegrations(given)
  const methods = onlineMethods.filter((method) => integrations[method])
  return Object.fromEntries(methods.map((method) => [method, own[method] ?? methodRules[method].limits]))
}

type Key = { country: string; mode: string }

/** Reads country and mode from a key such as `egy_sk_test_…`. */
function readKey(key: string | undefined, kind: 'pk' | 'sk'): Key | null {
  const [, country = '', keyKind, mode = ''] = /^([a-z]{3})_([ps]k)_(test|live)_\S+$/.exec(key ?? '') ?? []
  return keyKind === kind ? { country, mode } : null
}

function findKeyProblems(given: Environment, isProduction: boolean): string[] {
  const publicKey = readKey(given.PAYMOB_PUBLIC_KEY, 'pk')
  const secretKey = readKey(given.PAYMOB_SECRET_KEY, 'sk')
  if (!publicKey) return ['PAYMOB_PUBLIC_KEY: looks like egy_pk_test_… or egy_pk_live_…']
  if (!secretKey) return ['PAYMOB_SECRET_KEY: looks like egy_sk_test_… or egy_sk_live_…']
  const problems: string[] = []
  if (publicKey.country !== 'egy' || secretKey.country !== 'egy')
    problems.push('PAYMOB_PUBLIC_KEY, PAYMOB_SECRET_KEY: the shop sells in EGP and needs keys of Egypt (egy_…)')
  if (publicKey.mode !== secretKey.mode)
    problems.push('PAYMOB_PUBLIC_KEY, PAYMOB_SECRET_KEY: one is for tests and the other is live')
  else if (isProduction && secretKey.mode === 'test' && given.PAYMOB_TEST_KEYS !== 'allowed')
    problems.push(
      'PAYMOB_SECRET_KEY: is for tests; a production shop that takes test cards needs PAYMOB_TEST_KEYS=allowed',
    )
  return problems
}

export type PaymobSettings = ReturnType<typeof readPaymobSettings>

/** The settings of Paymob, to be read when no problems were found. */
export function readPaymobSettings(given: Environment) {
  const { PAYMOB_HMAC_SECRET: current = '', PAYMOB_HMAC_SECRET_PREVIOUS: previous } = given
  return {
    kind: 'paymob' as const,
    baseUrl: given.PAYMOB_URL.replace(/\/+$/, ''),
    publicKey: given.PAYMOB_PUBLIC_KEY ?? '',
    secretKey: given.PAYMOB_SECRET_KEY ?? '',
    apiKey: given.PAYMOB_API_KEY ?? '',
    hmacSecrets: previous ? [current, previous] : [current],
    integrations: readIntegrations(given),
    offers: readOffers(given),
    isLive: readKey(given.PAYMOB_SECRET_KEY, 'sk')?.mode === 'live',
    timeoutMs: given.PAYMOB_TIMEOUT_SECONDS * 1000,
    askIntervalMs: given.PAYMOB_ASK_INTERVAL_SECONDS * 1000,
  }
}
