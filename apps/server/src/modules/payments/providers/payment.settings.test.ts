import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../config/config.ts'

const local = { DATA_DIR: './never-made', SESSION_SECRET: 'x'.repeat(32) }
const paymob = {
  ...local,
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_PROVIDER: 'paymob',
  PAYMOB_PUBLIC_KEY: 'egy_pk_test_abc',
  PAYMOB_SECRET_KEY: 'egy_sk_test_def',
  PAYMOB_API_KEY: 'an api key',
  PAYMOB_HMAC_SECRET: 'current',
  PAYMOB_INTEGRATION_IDS: '1001, 1002',
}
const production = {
  ...paymob,
  SHOP_ENV: 'production',
  ORDER_LINK_KEY: 'l'.repeat(32),
  DATABASE_URL: 'postgres://shop:secret@db/shop',
  SMS_DRIVER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: 'Nawwar',
}
const live = { PAYMOB_PUBLIC_KEY: 'egy_pk_live_abc', PAYMOB_SECRET_KEY: 'egy_sk_live_def' }

test('a local shop plays the bank itself, and cards can be switched off', () => {
  expect(readConfig(local).payments).toEqual({ kind: 'sandbox' })
  expect(readConfig({ ...local, PAYMENT_PROVIDER: 'none' }).payments).toEqual({ kind: 'none' })
})

test('Paymob is read with its mode and both of its secrets', () => {
  const settings = {
    ...paymob,
    PAYMOB_HMAC_SECRET_PREVIOUS: 'former',
    PAYMOB_URL: 'http://127.0.0.1:9/',
    PAYMOB_KIOSK_IDS: '1003',
    PAYMOB_KIOSK_LIMITS: '10-9000',
    PAYMOB_PAY_LATER_IDS: '1004',
  }
  expect(readConfig(settings).payments).toEqual({
    kind: 'paymob',
    baseUrl: 'http://127.0.0.1:9',
    publicKey: 'egy_pk_test_abc',
    secretKey: 'egy_sk_test_def',
    apiKey: 'an api key',
    hmacSecrets: ['current', 'former'],
    integrations: { card: [1001, 1002], kiosk: [1003], pay_later: [1004] },
    offers: { card: { min: 0, max: null }, kiosk: { min: 10, max: 9000 }, pay_later: 'plans' },
    isLive: false,
    timeoutMs: 10_000,
    askIntervalMs: 3_000,
  })
  expect(readConfig({ ...production, ...live }).payments).toMatchObject({ isLive: true, hmacSecrets: ['current'] })
  expect(readConfig({ ...production, PAYMOB_TEST_KEYS: 'allowed' }).payments).toMatchObject({ isLive: false })
})

test.each([
  ['a provider nobody knows', { ...local, PAYMENT_PROVIDER: 'fawry' }, 'PAYMENT_PROVIDER'],
  ['the sandbox in production', { ...production, PAYMENT_PROVIDER: 'sandbox' }, 'PAYMENT_PROVIDER'],
  ['nothing said in production', { ...production, PAYMENT_PROVIDER: '' }, 'PAYMENT_PROVIDER'],
  ['no public key', { ...paymob, PAYMOB_PUBLIC_KEY: '' }, 'PAYMOB_PUBLIC_KEY'],
  ['no secret key', { ...paymob, PAYMOB_SECRET_KEY: '' }, 'PAYMOB_SECRET_KEY'],
  ['no API key', { ...paymob, PAYMOB_API_KEY: '' }, 'PAYMOB_API_KEY'],
  ['no HMAC secret', { ...paymob, PAYMOB_HMAC_SECRET: '' }, 'PAYMOB_HMAC_SECRET'],
  ['no integration', { ...paymob, PAYMOB_INTEGRATION_IDS: '' }, 'PAYMOB_INTEGRATION_IDS'],
  ['integrations that are no numbers', { ...paymob, PAYMOB_INTEGRATION_IDS: 'card' }, 'PAYMOB_INTEGRATION_IDS'],
  ['a wallet that is no number', { ...paymob, PAYMOB_WALLET_IDS: '1003;1004' }, 'PAYMOB_WALLET_IDS'],
  ['one integration for two ways', { ...paymob, PAYMOB_WALLET_IDS: '1002' }, 'belongs to one way to pay'],
  ['one integration twice', { ...paymob, PAYMOB_INTEGRATION_IDS: '1001,1001' }, 'belongs to one way to pay'],
  ['limits without an end', { ...paymob, PAYMOB_KIOSK_LIMITS: '5' }, 'PAYMOB_KIOSK_LIMITS'],
  ['limits the wrong way round', { ...paymob, PAYMOB_WALLET_LIMITS: '900-5' }, 'PAYMOB_WALLET_LIMITS'],
  ['no address to be called at', { ...paymob, PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['keys the wrong way round', { ...paymob, PAYMOB_PUBLIC_KEY: 'egy_sk_test_def' }, 'PAYMOB_PUBLIC_KEY'],
  ['a key without its mode', { ...paymob, PAYMOB_SECRET_KEY: 'egy_sk_def' }, 'PAYMOB_SECRET_KEY'],
  ['keys of two modes', { ...paymob, PAYMOB_PUBLIC_KEY: live.PAYMOB_PUBLIC_KEY }, 'one is for tests'],
  ['keys of two countries', { ...paymob, PAYMOB_PUBLIC_KEY: 'sau_pk_test_abc' }, 'keys of Egypt'],
  ['test cards in production', production, 'PAYMOB_TEST_KEYS'],
  ['a line that can be listened to', { ...production, ...live, PAYMOB_URL: 'http://paymob.example' }, 'PAYMOB_URL'],
])('%s stops the start', (_name, variables, named) => {
  expect(() => readConfig(variables)).toThrow(ConfigError)
  expect(() => readConfig(variables)).toThrow(named)
})

test('a message that stops the start names settings, never their values', () => {
  const values = { ...paymob, PAYMOB_PUBLIC_KEY: 'egy_pk_live_secretive', PAYMOB_HMAC_SECRET: '' }
  expect(() => readConfig(values)).not.toThrow('secretive')
})
