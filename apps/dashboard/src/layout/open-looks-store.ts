import { localStorageStore, type Store } from 'react-admin'

/** What this browser remembers of the dashboard's looks; of a phone not that its menu was open when it was left. */
export function openLooksStore(): Store {
  const store = localStorageStore('1', 'dashboard')
  if (window.matchMedia('(max-width: 599.95px)').matches) store.removeItem('sidebar.open')
  return store
}
