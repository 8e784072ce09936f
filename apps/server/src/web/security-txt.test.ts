import { expect, onTestFinished, test } from 'vitest'
import { openTestShop, testConfig } from '../../test/app.ts'
import type { SecurityContact } from './security-txt.ts'

async function open(securityContact: SecurityContact | null) {
  const http = { ...testConfig.http, publicUrl: 'https://shop.example' }
  const shop = await openTestShop({ config: { http, securityContact } })
  onTestFinished(() => shop.close())
  return await shop.app.inject('/.well-known/security.txt')
}

test('security.txt names the contact for security reports, as RFC 9116 requires', async () => {
  const answer = await open({ contact: 'mailto:security@shop.example', expires: '2027-06-30' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(answer.body.split('\n')).toEqual([
    'Contact: mailto:security@shop.example',
    'Expires: 2027-06-30T00:00:00.000Z',
    'Preferred-Languages: en, ar',
    'Canonical: https://shop.example/.well-known/security.txt',
    '',
  ])
})

test('without a configured contact there is no security.txt', async () => {
  expect((await open(null)).statusCode).toBe(404)
})
