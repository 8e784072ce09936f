import { expect, test } from 'vitest'
import { ConfigError, readConfig } from '../../config/config.ts'

const local = { DATA_DIR: './never-made', SESSION_SECRET: 'x'.repeat(32) }
const eta = {
  ...local,
  ETA_URL: 'https://api.eta.example/',
  ETA_ID_URL: 'https://id.eta.example',
  ETA_PORTAL_URL: 'https://portal.eta.example',
  ETA_CLIENT_ID: 'client',
  ETA_CLIENT_SECRET: 'secret',
  ETA_POS_SERIAL: 'POS-1',
  ETA_POS_OS_VERSION: 'os',
  ETA_POS_MODEL: '1',
  ETA_POS_KEY: 'key',
  ETA_RIN: '674859545',
  ETA_TRADE_NAME: 'نور للأجهزة',
  ETA_ACTIVITY_CODE: '4759',
  ETA_BRANCH_CODE: '0',
  ETA_BRANCH_GOVERNORATE: 'Cairo',
  ETA_BRANCH_CITY: 'Maadi',
  ETA_BRANCH_STREET: 'Road 9',
  ETA_BRANCH_BUILDING: '9',
}
const production = {
  ...eta,
  SHOP_ENV: 'production',
  PUBLIC_URL: 'https://shop.example',
  ORDER_LINK_KEY: 'l'.repeat(32),
  DATABASE_URL: 'postgres://shop:secret@db/shop',
  SMS_DRIVER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: 'Nawwar',
  PAYMENT_PROVIDER: 'none',
}

test('a shop sends no electronic receipts unless it has all that they need', () => {
  expect(readConfig(local).taxReceipts).toBeNull()
  expect(readConfig(eta).taxReceipts).toMatchObject({
    apiUrl: 'https://api.eta.example',
    clientSecret: 'secret',
    pos: { osVersion: 'os', model: '1', key: 'key' },
    seller: { rin: '674859545', branchAddress: { country: 'EG', regionCity: 'Maadi' }, deviceSerialNumber: 'POS-1' },
  })
  expect(readConfig(production).taxReceipts).not.toBeNull()
})

test.each(Object.keys(eta).filter((name) => name.startsWith('ETA_')))('a missing %s stops the start', (name) => {
  expect(() => readConfig({ ...eta, [name]: '' })).toThrow(ConfigError)
  expect(() => readConfig({ ...eta, [name]: '' })).toThrow(name)
})

test.each([
  ['a short number of the seller', { ...eta, ETA_RIN: '123' }, 'ETA_RIN'],
  ['a quote in a text that is hashed', { ...eta, ETA_TRADE_NAME: 'The "Shop"' }, 'ETA_TRADE_NAME'],
  ['a line that can be listened to', { ...production, ETA_ID_URL: 'http://id.eta.example' }, 'ETA_ID_URL'],
])('%s stops the start', (_name, variables, named) => {
  expect(() => readConfig(variables)).toThrow(named)
})
