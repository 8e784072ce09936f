import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../../config/config.ts'

const local = { DATA_DIR: './never-made', SESSION_SECRET: 'x'.repeat(32) }
const bosta = {
  ...local,
  PUBLIC_URL: 'https://shop.example',
  COURIER_API: 'bosta',
  BOSTA_API_KEY: 'a key',
  BOSTA_WEBHOOK_SECRET: 's'.repeat(24),
}
const production = {
  ...bosta,
  SHOP_ENV: 'production',
  ORDER_LINK_KEY: 'l'.repeat(32),
  DATABASE_URL: 'postgres://shop:secret@db/shop',
  SMS_DRIVER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: 'Nawwar',
  PAYMENT_PROVIDER: 'none',
}

test('a shop calls no carrier unless it is told to', () => {
  expect(readConfig(local).couriers).toEqual({ kind: 'none' })
  expect(readConfig({ ...bosta, BOSTA_URL: 'http://127.0.0.1:9/' }).couriers).toEqual({
    kind: 'bosta',
    baseUrl: 'http://127.0.0.1:9',
    apiKey: 'a key',
    webhookSecret: 's'.repeat(24),
    timeoutMs: 10_000,
  })
  expect(readConfig(production).couriers).toMatchObject({ kind: 'bosta', baseUrl: 'https://app.bosta.co' })
})

test.each([
  ['a carrier nobody knows', { ...local, COURIER_API: 'pigeon' }, 'COURIER_API'],
  ['no key', { ...bosta, BOSTA_API_KEY: '' }, 'BOSTA_API_KEY'],
  ['no secret', { ...bosta, BOSTA_WEBHOOK_SECRET: '' }, 'BOSTA_WEBHOOK_SECRET'],
  ['a short secret', { ...bosta, BOSTA_WEBHOOK_SECRET: 'short' }, 'BOSTA_WEBHOOK_SECRET'],
  ['no address to be called at', { ...bosta, PUBLIC_URL: '' }, 'PUBLIC_URL'],
  ['a line that can be listened to', { ...production, BOSTA_URL: 'http://bosta.example' }, 'BOSTA_URL'],
])('%s stops the start', (_name, variables, named) => {
  expect(() => readConfig(variables)).toThrow(ConfigError)
  expect(() => readConfig(variables)).toThrow(named)
})
