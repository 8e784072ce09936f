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
  PUBLIC_URL: 'https://shop.example',
}

test('a local shop needs nothing, listens on loopback and keeps its secret', () => {
  const config = readConfig({ DATA_DIR })
  expect(config).toMatchObject({
    environment: 'local',
    http: { host: '127.0.0.1', port: 3000 },
    data: { hasDemo: true, databaseUrl: null },
  })
  expect(config.sessionSecret.length).toBeGreaterThanOrEqual(32)
  expect(readConfig({ DATA_DIR }).sessionSecret).toBe(config.sessionSecret)
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
  [{ ...production, PUBLIC_URL: '' }, 'PUBLIC_URL'],
  [{ ...production, DEMO_DATA: 'yes' }, 'DEMO_DATA'],
])('%j is refused and named', (variables, name) => {
  expect(() => readConfig({ DATA_DIR, ...variables })).toThrow(ConfigError)
  expect(() => readConfig({ DATA_DIR, ...variables })).toThrow(name)
})

test('all problems are told at once', () => {
  expect(() => readConfig({ SHOP_ENV: 'production' })).toThrow(/DATABASE_URL[\s\S]*SESSION_SECRET[\s\S]*PUBLIC_URL/)
})
