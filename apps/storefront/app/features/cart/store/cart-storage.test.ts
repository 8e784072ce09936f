import { memoryStore } from '@shop/session'
import { describe, expect, it } from 'vitest'
import { sampleCart } from '../cart.fixture.ts'
import { cartStorage } from './cart-storage.ts'

const cart = sampleCart()

describe('cart storage', () => {
  it('makes the session key once (C-14)', () => {
    const store = memoryStore()
    const key = cartStorage(store).ensureSessionKey()
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(cartStorage(store).ensureSessionKey()).toBe(key)
  })

  it.each([
    ['undefined', '3', false],
    ['null', 'undefined', false],
    ['5F0C2A3E-8A39-4F0E-9A55-0C3F6F1F9A11', '12', true],
  ])('replaces a session key of another shop: %s, and a cart id: %s', (key, id, isOurs) => {
    const store = memoryStore()
    store.setItem('cart_session_key', key)
    store.setItem('cart_id', id)
    const storage = cartStorage(store)
    expect(storage.ensureSessionKey() === key).toBe(isOurs)
    expect(storage.ensureSessionKey()).toMatch(/^[0-9a-f-]{36}$/i)
    expect(storage.ensureSessionKey()).toBe(store.getItem('cart_session_key'))
    expect(storage.hasCart()).toBe(/\d/.test(id))
  })

  it('asks for no governorate that is none of ours', () => {
    const store = memoryStore()
    store.setItem('governorate', '{"id":4}')
    expect(cartStorage(store).findGovernorate()).toBeNull()
    store.setItem('governorate', 'EG-GZ')
    expect(cartStorage(store).findGovernorate()).toBe('EG-GZ')
  })

  it('takes over key and id that the server names (C-11)', () => {
    const store = memoryStore()
    const storage = cartStorage(store)
    expect(storage.hasCart()).toBe(false)
    storage.remember(cart, 0)
    expect(storage.hasCart()).toBe(true)
    expect(storage.ensureSessionKey()).toBe(cart.session_key)
    expect(store.getItem('cart_id')).toBe('3')
  })

  it('remembers a cart for 30 minutes (C-11)', () => {
    const storage = cartStorage(memoryStore())
    storage.remember(cart, 1000)
    expect(storage.recall(1000 + 30 * 60_000 - 1)).toEqual(cart)
    expect(storage.recall(1000 + 30 * 60_000)).toBeNull()
  })

  it.each([null, '', '{', '[]', '{"at":1}', '{"at":"1","cart":{"items":[]}}'])('reads %j as no cart', (text) => {
    const store = memoryStore()
    if (text !== null) store.setItem('cart_cache', text)
    expect(cartStorage(store).recall(0)).toBeNull()
  })
})
