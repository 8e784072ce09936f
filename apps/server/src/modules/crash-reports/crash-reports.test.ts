import { expect, test } from 'vitest'
import { cleanCrash } from './crash-reports.rules.ts'

const report = { app: 'dashboard', name: 'TypeError', message: '', stack: '', path: '/dashboard' } as const

test.each([
  ["Cannot read properties of undefined (reading 'map')", "Cannot read properties of undefined (reading 'map')"],
  ['a.map is not a function', 'a.map is not a function'],
  [
    'Failed to fetch dynamically imported module: https://shop.example/assets/a.js',
    'Failed to fetch dynamically imported module: …',
  ],
  ['Minified React error #418; visit https://react.dev/errors/418?args[]=Mona', 'Minified React error #418; …'],
  ['call 01012345678 of +20 101 234 5678', 'call … of …'],
  ['010.1234.5678 mona%40example.com', '…'],
  ['010/1234/5678 0 1 0 1 2 3 4', '…'],
  ['of mona@example.com, number 4111 1111 1111 1111', 'of … number …'],
  ['"Mona Ali" is not valid JSON', '… is not valid JSON'],
  ['mona ali has no address in nasr city', '… has no … in …'],
  ['#4111 #0101234567', '…'],
  ['لا يمكن قراءة منى', '…'],
  ['GET https://shop.example/x?access_token=abc failed', 'GET … failed'],
  ['line\n\u001b[31mred', 'line …'],
])('of the message %j the log keeps %j', (message, expected) => {
  expect(cleanCrash({ ...report, message }).message).toBe(expected)
})

test.each([
  ['TypeError', 'TypeError'],
  ['ApiError', 'ApiError'],
  ['E 01012345678', 'Error'],
  ['MonaAliError', 'Error'],
  ['eyJhbGciOiJIUzI1NiJ9', 'Error'],
])('of the name %j it keeps %j', (name, expected) => {
  expect(cleanCrash({ ...report, name }).name).toBe(expected)
})

test.each([
  ['/order/0193b2b4-aaaa-7bbb-8ccc-000000000000?access_token=abc', '/order/:id'],
  ['/dashboard/products/12', '/dashboard/products/:id'],
  ['/product/12/%D9%85', '/product/:id/:id'],
  ['/mona-ali/abcdefghij', '/:id/:id'],
])('of the path %s it keeps %s', (path, expected) => {
  expect(cleanCrash({ ...report, path }).path).toBe(expected)
})

test('a stored stack has the places of all browsers, and neither callers, queries nor page addresses', () => {
  const stack = [
    'TypeError: 01012345678',
    '    at Object.save (https://shop.example/dashboard/assets/app-B1f_x9Zq.js?token=abc:12:34)',
    'render@https://shop.example/assets/root.js:1:2',
    '    at 01012345678 (https://shop.example/a:1:2)',
    '    at mona.ali (https://shop.example/assets/01012345678.js:1:2)',
    '    at https://shop.example/order/0193b2b4?access_token=abc:7:8',
    '    at Array.map (<anonymous>)',
  ].join('\n')
  expect(cleanCrash({ ...report, stack }).frames).toEqual([
    '/dashboard/assets/app-B1f_x9Zq.js:12:34',
    '/assets/root.js:1:2',
    '/:id:1:2',
    '/assets/:id:1:2',
    '/order/:id:7:8',
  ])
})

test('a hostile stack is read at once', () => {
  const stack = `${'at ((((@'.repeat(300)}\n${'https://a'.repeat(200)}:1`
  expect(cleanCrash({ ...report, stack }).frames).toEqual([])
})
