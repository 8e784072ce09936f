import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

/** A browser whose storage is full, or refuses any access; each test loads the program anew. */
async function openPage(storage: object | (() => never)) {
  vi.resetModules()
  const page = new EventTarget()
  for (const kind of ['localStorage', 'sessionStorage'])
    Object.defineProperty(page, kind, { get: () => (typeof storage === 'function' ? storage() : storage) })
  vi.stubGlobal('window', page)
  return { page, ...(await import('./browser-stores.ts')) }
}

const entries = new Map<string, string>()
const readable = {
  getItem: (name: string) => entries.get(name) ?? null,
  removeItem: (name: string) => void entries.delete(name),
}
const refuse = () => {
  throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
}

beforeEach(() => entries.clear())
afterEach(() => vi.unstubAllGlobals())

describe('a browser that stores nothing', () => {
  it.each([
    ['is full', { ...readable, setItem: refuse }],
    ['refuses all calls', { getItem: refuse, setItem: refuse, removeItem: refuse }],
    ['refuses access', refuse],
    ['has no storage', null as unknown as object],
  ])('%s: the visit has its values, and each is told from the others', async (_, storage) => {
    const { openLocalStore, openSessionStore } = await openPage(storage)
    openLocalStore().setItem('favorites', '[1]')
    openSessionStore().setItem('checkout_draft', '{"city":"Dokki"}')
    expect(openLocalStore().getItem('favorites')).toBe('[1]')
    expect(openSessionStore().getItem('checkout_draft')).toBe('{"city":"Dokki"}')
    openLocalStore().removeItem('favorites')
    expect(openLocalStore().getItem('favorites')).toBeNull()
    expect(openSessionStore().getItem('favorites')).toBeNull()
  })
})

describe('a full browser', () => {
  it('shows the new value for the visit, and keeps the old one', async () => {
    entries.set('favorites', '[1]')
    const { openLocalStore } = await openPage({ ...readable, setItem: refuse })
    openLocalStore().setItem('favorites', '[1,2]')
    expect(openLocalStore().getItem('favorites')).toBe('[1,2]')
    expect(entries.get('favorites')).toBe('[1]')
  })

  it('believes another tab: a value that it deletes is gone here too', async () => {
    entries.set('auth_tokens', 'old')
    const { page, openLocalStore, subscribeTabs } = await openPage({ ...readable, setItem: refuse })
    const seen: (string | null)[] = []
    subscribeTabs(['auth_tokens'], () => seen.push(openLocalStore().getItem('auth_tokens')))
    openLocalStore().setItem('auth_tokens', 'renewed')
    entries.delete('auth_tokens')
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'auth_tokens', oldValue: 'old', newValue: null }))
    expect(seen).toEqual([null])
  })
})

describe('a person who leaves in another tab', () => {
  it.each([
    ['1 0', ' 4f0e', null],
    [null, '1 0', 'a guest’s'],
    ['1 0', '2 0', 'a guest’s'],
  ])('%j becomes %j: this tab has %j', async (oldValue, newValue, left) => {
    const { page, openSessionStore } = await openPage({
      ...readable,
      setItem: (name: string, text: string) => void entries.set(name, text),
    })
    openSessionStore().setItem('order_search', 'a guest’s')
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'last_person', oldValue, newValue }))
    expect(openSessionStore().getItem('order_search')).toBe(left)
  })
})
