import { z } from 'zod'
import type { PaymentSettings } from '../modules/payments/index.ts'

/** Settings of who collects card payments. */
export const paymentEnvironment = {
  PAYMENT_PROVIDER: z.enum(['sandbox', 'paymob', 'none']).optional(),
  PAYMOB_URL: z.url({ protocol: /^https?$/ }).default('https://accept.paymob.com'),
  PAYMOB_PUBLIC_KEY: z.string().optional(),
  PAYMOB_SECRET_KEY: z.string().optional(),
  PAYMOB_API_KEY: z.string().optional(),
  PAYMOB_HMAC_SECRET: z.string().optional(),
  /** Counts besides the current one while it is being changed. */
  PAYMOB_HMAC_SECRET_PREVIOUS: z.string().optional(),
  PAYMOB_INTEGRATION_IDS: z
    .string()
    .regex(/^\d{1,12}( *, *\d{1,12})*$/, 'needs numbers, with commas between')
    .transform((list) => list.split(',').map(Number))
    .optional(),
  /** How long Paymob may take for an answer; shoppers wait for it. */
  PAYMOB_TIMEOUT_SECONDS: z.coerce.number().int().min(1).max(20).default(10),
  /** How many seconds questions about one payment that news cause lie apart at least. */
  PAYMOB_ASK_INTERVAL_SECONDS: z.coerce.number().int().min(1).max(60).default(3),
  /** Whether a production shop may take test cards: for a trial of the whole, never for real customers. */
  PAYMOB_TEST_KEYS: z.enum(['allowed', 'refused']).default('refused'),
}

const paymentSchema = z.object(paymentEnvironment)
type Given = z.output<typeof paymentSchema>

/** What payments depend on besides their own settings. */
type Surroundings = { isProduction: boolean; publicUrl: string | undefined }

const needed = [
  'PAYMOB_PUBLIC_KEY',
  'PAYMOB_SECRET_KEY',
  'PAYMOB_API_KEY',
  'PAYMOB_HMAC_SECRET',
  'PAYMOB_INTEGRATION_IDS',
] as const

/** What is missing or does not fit. In production there is no sandbox: goods would leave without money. */
export function findPaymentProblems(given: Given, surroundings: Surroundings): string[] {
  const { isProduction, publicUrl } = surroundings
  const provider = given.PAYMENT_PROVIDER
  if (isProduction && provider === undefined) return ['PAYMENT_PROVIDER: is needed in production: paymob or none']
  if (isProduction && provider === 'sandbox') return ['PAYMENT_PROVIDER: the sandbox is refused in production']
  if (provider !== 'paymob') return []
  const missing = needed.filter((name) => !given[name]).map((name) => `${name}: is needed with PAYMENT_PROVIDER=paymob`)
  if (!publicUrl) missing.push('PUBLIC_URL: is needed with PAYMENT_PROVIDER=paymob, which calls the shop there')
  if (isProduction && !given.PAYMOB_URL.startsWith('https:')) missing.push('PAYMOB_URL: needs https in production')
  return missing.length > 0 ? missing : findKeyProblems(given, isProduction)
}

type Key = { country: string; mode: string }

/** The country and the mode stand in a key: `egy_sk_test_…`. */
function readKey(key: string | undefined, kind: 'pk' | 'sk'): Key | null {
  const [, country = '', keyKind, mode = ''] = /^([a-z]{3})_([ps]k)_(test|live)_\S+$/.exec(key ?? '') ?? []
  return keyKind === kind ? { country, mode } : null
}

function findKeyProblems(given: Given, isProduction: boolean): string[] {
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

/** The settings of the chosen provider; to be asked for when no problems were found. */
export function toPaymentSettings(given: Given): PaymentSettings {
  if (given.PAYMENT_PROVIDER !== 'paymob') return { kind: given.PAYMENT_PROVIDER ?? 'sandbox' }
  const { PAYMOB_HMAC_SECRET: current = '', PAYMOB_HMAC_SECRET_PREVIOUS: previous } = given
  return {
    kind: 'paymob',
    baseUrl: given.PAYMOB_URL.replace(/\/+$/, ''),
    publicKey: given.PAYMOB_PUBLIC_KEY ?? '',
    secretKey: given.PAYMOB_SECRET_KEY ?? '',
    apiKey: given.PAYMOB_API_KEY ?? '',
    hmacSecrets: previous ? [current, previous] : [current],
    integrationIds: given.PAYMOB_INTEGRATION_IDS ?? [],
    isLive: readKey(given.PAYMOB_SECRET_KEY, 'sk')?.mode === 'live',
    timeoutMs: given.PAYMOB_TIMEOUT_SECONDS * 1000,
    askIntervalMs: given.PAYMOB_ASK_INTERVAL_SECONDS * 1000,
  }
}
