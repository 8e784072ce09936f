import { type AuthStorage, authStorage, watchedNames } from './auth-storage.ts'
import { openLocalStore, openSessionStore, subscribeTabs } from './browser-stores.ts'
import { readPerson } from './person.ts'

const changed = 'auth-change'

/** The login of this browser, for shop and dashboard. It is read each time: another tab may have changed it. */
export function openAuth(): AuthStorage {
  const since = readSince()
  return authStorage({
    local: openLocalStore(),
    session: openSessionStore(),
    announce: () => {
      window.dispatchEvent(new Event(changed))
      // What belonged to a person is gone: this tab reads all that it shows again, as other tabs do.
      if (readSince() !== since) window.dispatchEvent(new StorageEvent('storage'))
    },
  })
}

/** Calls back when the login changes, in this tab or another one. @returns what ends that */
export function subscribeAuth(listener: () => void): () => void {
  const leaveTabs = subscribeTabs(watchedNames, listener)
  window.addEventListener(changed, listener)
  return () => {
    leaveTabs()
    window.removeEventListener(changed, listener)
  }
}

/** Calls back when a person has left this browser, in any tab: what a page still holds is theirs. @returns what ends that */
export function subscribePerson(listener: () => void): () => void {
  let known = readSince()
  return subscribeAuth(() => {
    const since = readSince()
    if (since === known) return
    known = since
    listener()
  })
}

/** Changes when a person leaves this browser; on the server nobody does. */
export function readSince(): string {
  return readPerson(openLocalStore()).since
}
