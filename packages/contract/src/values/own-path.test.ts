import { expect, it } from 'vitest'
import { isOwnPath } from './own-path.ts'

it.each(['/', '/offers', '/product/1?lang=ar'])('takes %s for a path of the shop', (path) => {
  expect(isOwnPath(path)).toBe(true)
})

it.each([
  '',
  'offers',
  '//other.example',
  '/\\other.example',
  '/\t/other.example',
  '/\n\\other.example',
  'https://other.example',
  'javascript:alert(1)',
])('takes %j for none', (text) => {
  expect(isOwnPath(text)).toBe(false)
})
