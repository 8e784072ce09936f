import { describe, expect, it } from 'vitest'
import { isAdminPath, readNextPath } from './next-path.ts'

describe('the way back after signing in', () => {
  it.each([
    ['/checkout'],
    ['/'],
    ['/product/7?color=3#reviews'],
    ['/products?search=%D8%AE%D9%84%D8%A7%D8%B7'],
    ['/dashboard/orders'],
  ])('leads to a page of the shop: %s', (next) => {
    expect(readNextPath(next)).toBe(next)
  })

  it.each([
    [null],
    [''],
    ['checkout'],
    ['https://evil.example/'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    ['\t//evil.example'],
    ['/.//evil.example'],
    ['/x/..//evil.example'],
    ['/%2e//evil.example'],
    ['//shop.invalid//evil.example'],
    ['javascript:alert(1)'],
    ['data:text/html,x'],
    ['/\\\\@evil.example'],
    [`/${'x'.repeat(2000)}`],
  ])('never leads to another site: %j', (next) => {
    expect(readNextPath(next)).toBeNull()
  })

  it.each([['/login-new'], ['/login-new?next=/cart'], ['/register'], ['/verify-phone'], ['/forgot-password']])(
    'does not lead back to the door: %s',
    (next) => {
      expect(readNextPath(next)).toBeNull()
    },
  )
})

describe('the admin application', () => {
  it.each([
    ['/dashboard', true],
    ['/dashboard/orders', true],
    ['/login', true],
    ['/login?x', true],
    ['/login-new', false],
    ['/dashboards', false],
  ])('lives at %s: %s', (path, isAdmin) => {
    expect(isAdminPath(path)).toBe(isAdmin)
  })
})
