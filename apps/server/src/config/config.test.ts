import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { ConfigError, readConfig } from './config.ts'

const DATA_DIR = mkdtempSync(join(tmpdir(), 'nawwar-config-'))
afterAll(() => rmSync(DATA_DIR, { recursive: true }))

const production = {
  SHOP_ENV: 'production',
  DATABASE_URL: 'postgres://shop:secret@db/shop',
  SESSION_SECRET: 'x'.repeat(32),
  ORDER_LINK_KEY: 'y'.repeat(32),
  PUBLIC_URL: 'https://shop.example',
  PAYMENT_PROVIDER: 'none',
  SMS_DRIVER: 'twilio',
  TWILIO_ACCOUNT_SID: 'AC1',
  TWILIO_AUTH_TOKEN: 'token',
  TWILIO_FROM: 'Nawwar',
}

test('a local shop needs no settings, listens on loopback and stores its secret', () => {
  const config = readConfig({ DATA_DIR })
  expect(config).toMatchObject({
    environment: 'local',
    http: { host: '127.0.0.1', port: 3000 },
    data: { hasDemo: true, databaseUrl: null },
  })
  expect(config.sessionSecret.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR }).sessionSecret).toBe(config.sessionSecret)
})

test('other origins are none, or those that are named', () => {
  expect(readConfig({ DATA_DIR }).http.allowedOrigins).toEqual([])
  const origins = readConfig({ ...production, ALLOWED_ORIGINS: 'https://a.example, https://b.example:8443' }).http
  expect(origins.allowedOrigins).toEqual(['https://a.example', 'https://b.example:8443'])
  const local = readConfig({ DATA_DIR, ALLOWED_ORIGINS: 'http://localhost:5173' }).http
  expect(local.allowedOrigins).toEqual(['http://localhost:5173'])
})

test('a production shop has no demo data and listens to everyone', () => {
  expect(readConfig(production)).toMatchObject({
    environment: 'production',
    http: { host: '0.0.0.0' },
    data: { hasDemo: false },
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT'],
  [{ PORT: '70000' }, 'PORT'],
  [{ SHOP_ENV: 'staging' }, 'SHOP_ENV'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ SESSION_SECRET: 'short' }, 'SESSION_SECRET'],
  [{ ...production, DATABASE_URL: undefined }, 'DATABASE_URL'],
  [{ ...production, SESSION_SECRET: undefined }, 'SESSION_SECRET'],
  [{ ...production, ORDER_LINK_KEY: undefined }, 'ORDER_LINK_KEY'],
  [{ ...production, ORDER_LINK_KEY: 'short' }, 'ORDER_LINK_KEY'],
  [{ ORDER_LINK_KEY_PREVIOUS: 'short' }, 'ORDER_LINK_KEY_PREVIOUS'],
  [{ MEDIA_STORE: 's3' }, 'S3_BUCKET_URL'],
  [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL'],
  [{ ...production, DATABASE_URL: `${production.DATABASE_URL}?sslmode=require` }, 'DATABASE_URL'],
  [{ ...production, DEMO_DATA: 'yes' }, 'DEMO_DATA'],
  [{ ...production, RATE_LIMITS: 'off' }, 'RATE_LIMITS'],
  [{ ...production, SMS_DRIVER: undefined }, 'SMS_DRIVER'],
  [{ ...production, SMS_DRIVER: 'outbox' }, 'SMS_DRIVER'],
  [{ ...production, TWILIO_AUTH_TOKEN: undefined }, 'TWILIO_AUTH_TOKEN'],
  [{ SMS_DRIVER: 'smsmisr' }, 'SMSMISR_SENDER'],
  [{ SMS_DRIVER: 'whatsapp', WHATSAPP_TOKEN: 'x' }, 'WHATSAPP_TEMPLATE'],
  [{ SMS_DRIVER: 'pigeon' }, 'SMS_DRIVER'],
  [{ SECURITY_CONTACT: 'mailto:a@b.example' }, 'SECURITY_EXPIRES'],
  [{ SECURITY_CONTACT: 'javascript:x', SECURITY_EXPIRES: '2027-06-30' }, 'SECURITY_CONTACT'],
  [{ UNCACHED_PER_MINUTE: '0' }, 'UNCACHED_PER_MINUTE'],
  [{ GA_MEASUREMENT_ID: 'UA-1234-5' }, 'GA_MEASUREMENT_ID'],
  [{ TRUSTED_PROXIES: '10.0.0.0/8, example.com' }, 'TRUSTED_PROXIES'],
  [{ ALLOWED_ORIGINS: '*' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'null' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'https://app.example/' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'https://*.app.example' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'https://app.example,' }, 'ALLOWED_ORIGINS'],
  [{ ALLOWED_ORIGINS: 'http://app.example' }, 'ALLOWED_ORIGINS'],
  [{ ...production, ALLOWED_ORIGINS: 'http://localhost:5173' }, 'ALLOWED_ORIGINS'],
  [{ TRUSTED_PROXIES: '10.0.0.0/33' }, 'TRUSTED_PROXIES'],
  [{ TRUSTED_PROXIES: 'true' }, 'TRUSTED_PROXIES'],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'a key' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
  [{ OTEL_EXPORTER_OTLP_HEADERS: 'key=%ff' }, 'OTEL_EXPORTER_OTLP_HEADERS'],
  [{ OTEL_TRACES_SAMPLER_ARG: '1.1' }, 'OTEL_TRACES_SAMPLER_ARG'],
])('%j is refused and named', (variables, name) => {
  expect(() => readConfig({ DATA_DIR, ...variables })).toThrow(ConfigError)
  expect(() => readConfig({ DATA_DIR, ...variables })).toThrow(name)
})

test('links of orders are signed with a key of their own, beside the previous one', () => {
  const keys = { ORDER_LINK_KEY: 'y'.repeat(32), ORDER_LINK_KEY_PREVIOUS: 'z'.repeat(32) }
  expect(readConfig({ ...production, ...keys }).orderLinks).toEqual({
    current: keys.ORDER_LINK_KEY,
    previous: keys.ORDER_LINK_KEY_PREVIOUS,
  })
  const local = readConfig({ DATA_DIR })
  expect(local.orderLinks).toEqual({ current: local.sessionSecret, previous: null })
})

test('all problems are reported at once', () => {
  expect(() => readConfig({ SHOP_ENV: 'production' })).toThrow(/DATABASE_URL[\s\S]*SESSION_SECRET[\s\S]*PUBLIC_URL/)
})

test('proxies, limits and messages are read as they are given', () => {
  expect(readConfig({ DATA_DIR })).toMatchObject({
    http: { trustedProxies: [] },
    limits: { isOn: true, codesPerHour: 1000, ordersPerHour: null, uncachedPerMinute: null },
    messages: { kind: 'outbox' },
  })
  const given = {
    TRUSTED_PROXIES: '10.0.0.0/8, ::1',
    RATE_LIMITS: 'off',
    SMS_CODES_PER_HOUR: '50',
    ORDERS_PER_HOUR: '7',
    UNCACHED_PER_MINUTE: '90',
  }
  expect(readConfig({ DATA_DIR, ...given })).toMatchObject({
    http: { trustedProxies: ['10.0.0.0/8', '::1'] },
    limits: { isOn: false, codesPerHour: 50, ordersPerHour: 7, uncachedPerMinute: 90 },
  })
  expect(readConfig(production).limits).toEqual({
    isOn: true,
    codesPerHour: 1000,
    ordersPerHour: 600,
    uncachedPerMinute: 300,
  })
  expect(readConfig(production).messages).toEqual({
    kind: 'twilio',
    url: 'https://api.twilio.com',
    accountSid: 'AC1',
    authToken: 'token',
    from: 'Nawwar',
  })
})

test('traces are sent to the address that the OpenTelemetry settings name', () => {
  expect(readConfig({ DATA_DIR }).tracing).toBeNull()
  const given = {
    OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
    OTEL_EXPORTER_OTLP_HEADERS: 'x-key=a%20key, x-tenant=shop=1',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  }
  expect(readConfig({ DATA_DIR, ...given }).tracing).toEqual({
    url: 'http://collector:4318/v1/traces',
    headers: { 'x-key': 'a key', 'x-tenant': 'shop=1' },
    service: 'nawwar',
    ratio: 0.1,
  })
  const whole = { OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example/in', OTEL_SERVICE_NAME: 'shop' }
  expect(readConfig({ DATA_DIR, ...given, ...whole }).tracing).toMatchObject({
    url: 'https://traces.example/in',
    service: 'shop',
  })
})
