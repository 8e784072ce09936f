import type { User } from '@shop/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { authStorage } from './auth-storage.ts'
import { sealedStore } from './person.ts'
import { type StoredName, storedNames, storedValues } from './stored-values.ts'
import { memoryStore } from './text-store.ts'

const names = storedNames.filter((name) => !/^(auth_|user_data|last_person)/.test(name))
const personal = names.filter((name) => storedValues[name].whose === 'person')
const remaining = names.filter((name) => storedValues[name].whose !== 'person')
const typed = names.filter((name) => storedValues[name].whose === 'person' && storedValues[name].version !== null)

/** The stores of one tab; another tab has the same `local`. */
let plain = { local: memoryStore(), session: memoryStore() }
const open = (stores = plain) => {
  const local = sealedStore(stores.local, stores)
  const session = sealedStore(stores.session, stores)
  const storeOf = (name: StoredName) => (storedValues[name].where === 'tab' ? session : local)
  return { storeOf, auth: authStorage({ local, session, announce: () => undefined }) }
}
const found = (stores = plain) => names.filter((name) => open(stores).storeOf(name).getItem(name) !== null)
const storeAll = () => {
  for (const name of names) open().storeOf(name).setItem(name, name)
}
const logIn = (id: number, isRemembered = true) => {
  const user = { id, phone: '+201012345678', first_name: '', last_name: '' } as User
  open().auth.save({ access: `access-${id}`, refresh: `refresh-${id}`, user }, isRemembered)
}

beforeEach(() => {
  plain = { local: memoryStore(), session: memoryStore() }
})

describe('what a device stores', () => {
  it('is all found by who stored it', () => {
    storeAll()
    expect(found()).toEqual(names)
    for (const name of names) expect(open().storeOf(name).getItem(name)).toBe(name)
  })

  it.each([[true], [false]])('is gone after a logout if it is a person’s; remembered: %s', (isRemembered) => {
    logIn(1, isRemembered)
    storeAll()
    open().auth.leave()
    expect(found()).toEqual(remaining)
    for (const name of personal)
      for (const store of [plain.local, plain.session]) expect(store.getItem(name)).toBeNull()
  })

  it('is gone for another person after a session that nobody ended, and after a login over another', () => {
    logIn(1)
    storeAll()
    open().auth.clear()
    logIn(2)
    expect(found()).toEqual(remaining)
    storeAll()
    logIn(3)
    expect(found()).toEqual(remaining)
  })

  it('waits for the same person after a session that expired, and is typed for nobody meanwhile', () => {
    logIn(1)
    storeAll()
    open().auth.clear()
    expect(found()).toEqual(names.filter((name) => !typed.includes(name)))
    logIn(1)
    expect(found()).toEqual(names)
  })

  it('of a guest is found by the account that logs in, and by nobody after it', () => {
    storeAll()
    logIn(1)
    expect(found()).toEqual(names)
    open().auth.leave()
    logIn(2)
    expect(found()).toEqual(remaining)
  })

  it('is gone in the other tabs of the browser too', () => {
    logIn(1)
    const otherTab = { local: plain.local, session: memoryStore() }
    for (const name of typed) open(otherTab).storeOf(name).setItem(name, name)
    open().auth.leave()
    logIn(1)
    expect(found(otherTab)).toEqual([])
  })

  it.each([['x'], ['{}'], ['null'], ['[]'], ['{"version":0,"text":"x"}'], ['{"version":1,"text":5}']])(
    'counts as not there in the form of another version or shop: %s',
    (text) => {
      for (const name of names) plain[storedValues[name].where === 'tab' ? 'session' : 'local'].setItem(name, text)
      expect(found().filter((name) => storedValues[name].version !== null)).toEqual([])
    },
  )

  it('is known by a login of an earlier version, which noted no person', () => {
    plain.local.setItem('auth_tokens', '{"access":"a"}')
    plain.local.setItem('user_data', '{"id":1,"phone":"+201012345678"}')
    storeAll()
    logIn(2)
    expect(found()).toEqual(remaining)
  })
})
