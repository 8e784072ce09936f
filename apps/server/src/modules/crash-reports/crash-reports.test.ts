import { expect, test } from 'vitest'
import { cleanCrash } from './crash-reports.rules.ts'

const report = { app: 'dashboard', name: 'TypeError', message: '', stack: '', path: '/dashboard' } as const

test.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['call 01012345678 of +20 101 234 5678', 'call [phone] of [phone]'],
  ['of mona@example.com, number 4111 1111 1111 1111', 'of [email] number [number]'],
  ['"Mona Ali" is not valid JSON', '"…" is not valid JSON'],
  ['لا يمكن قراءة منى', '… … … …'],
  ['GET https://shop.example/x?access_token=abc failed', 'GET https://shop.example/x failed'],
  ['line\n[31mred', 'line…[31mred'],
])('of the message %j the log keeps %j', (message, expected) => {
  expect(cleanCrash({ ...report, message }).message).toBe(expected)
})

test.each([
  ['/order/0193b2b4-aaaa-7bbb-8ccc-000000000000?access_token=abc', '/order/:id'],
  ['/dashboard/products/12', '/dashboard/products/:id'],
  ['/product/12/%D9%85', '/product/:id/:id'],
])('of the path %s it keeps %s', (path, expected) => {
  expect(cleanCrash({ ...report, path }).path).toBe(expected)
})

test('a stored stack has functions and places of all browsers, and neither queries nor page addresses', () => {
  const stack = [
    'TypeError: 01012345678',
    '    at Object.save (https://shop.example/dashboard/assets/app-3f.js?token=abc:12:34)',
    'render@https://shop.example/assets/root.js:1:2',
    '    at https://shop.example/order/0193b2b4?access_token=abc:7:8',
    '    at Array.map (<anonymous>)',
  ].join('\n')
  expect(cleanCrash({ ...report, stack }).frames).toEqual([
    'Object.save /dashboard/assets/app-3f.js:12:34',
    'render /assets/root.js:1:2',
    '/order/:id:7:8',
  ])
})

test('a hostile stack is read at once', () => {
  const stack = `${'at ((((@'.repeat(300)}\n${'https://a'.repeat(200)}:1`
  expect(cleanCrash({ ...report, stack }).frames).toEqual([])
})
