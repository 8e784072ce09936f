import { afterAll, beforeAll, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestShop } from '../../../test/app.ts'
import { addToOutbox } from './outbox.repository.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await addToOutbox(shop.pool, '+201012345678', 'the first', new Date('2026-05-01T09:00:00Z'))
  await addToOutbox(shop.pool, '+201112345678', 'كود <b>&\n123456', new Date('2026-05-01T09:01:00Z'))
})
afterAll(() => shop.close())

test('shows what was not sent, the newest first', async () => {
  const { body, headers } = await callApi(shop.app, 'GET', '/dev/outbox.json')
  expect(body).toEqual([
    { to: '+201112345678', text: 'كود <b>&\n123456', at: '2026-05-01T09:01:00.000Z' },
    { to: '+201012345678', text: 'the first', at: '2026-05-01T09:00:00.000Z' },
  ])
  expect(headers['cache-control']).toBe('no-store')
  const page = await shop.app.inject({ url: '/dev/outbox' })
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  expect(page.body).toContain('كود &lt;b&gt;&amp;<br>123456')
})

test('to this machine alone', async () => {
  const ask = async (options: { remoteAddress?: string; headers?: Record<string, string> }) =>
    (await shop.app.inject({ url: '/dev/outbox.json', ...options })).statusCode
  expect(await ask({ remoteAddress: '127.0.0.1' })).toBe(200)
  expect(await ask({ remoteAddress: '::1', headers: { host: '[::1]:3000' } })).toBe(200)
  expect(await ask({ remoteAddress: '::ffff:127.0.0.1', headers: { host: '127.0.0.1:3000' } })).toBe(200)
  expect(await ask({ remoteAddress: '192.168.1.5' })).toBe(404)
  expect(await ask({ headers: { 'x-forwarded-for': '127.0.0.1' } })).toBe(404)
  expect(await ask({ headers: { forwarded: 'for=1.2.3.4' } })).toBe(404)
  expect(await ask({ headers: { host: 'rebound.example' } })).toBe(404)
})

test('does not exist in production, nor beside a real driver', async () => {
  const twilio = { kind: 'twilio', url: 'http://127.0.0.1:9', accountSid: 'AC1', authToken: 'x', from: 'x' } as const
  for (const config of [{ environment: 'production', messages: twilio }, { messages: twilio }] as const) {
    const process = await openProcess(shop, { config })
    expect((await process.app.inject({ url: '/dev/outbox.json' })).statusCode).toBe(404)
    await process.close()
  }
})
