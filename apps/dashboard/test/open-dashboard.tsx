import type { Language } from '@shop/contract'
import type { Permission } from '@shop/contract/staff'
import { openAuth, openLocalStore } from '@shop/session'
import { createRoot, type Root } from 'react-dom/client'
import { type Locator, page } from 'vitest/browser'
import { staffApi, usersApi } from '../src/data/api.ts'
import '@fontsource-variable/cairo/wght.css'

let shown: { root: Root; place: HTMLElement } | null = null

type Login = { phone: string; password: string }
type Staff = { admin: Login; clerk: Login }
let staff: Staff | null = null

/** Opens a new shop, which has no records, and signs in its administrator. @returns the logins of its staff */
export async function openShop(): Promise<Staff> {
  const answer = await fetch('/test/shop', { method: 'POST' })
  const opened: Staff = await answer.json()
  staff = opened
  await signIn('admin')
  return opened
}

/** Signs a member of the open shop in, in place of the one before: Nour is its administrator, Omar its clerk. */
export async function signIn(member: 'admin' | 'clerk'): Promise<void> {
  if (!staff) throw new Error('No shop is open')
  const { phone, password } = staff[member]
  // What the browser holds belongs to the shop before.
  openAuth().leave()
  openAuth().save(await usersApi.logIn({ body: { phone, password } }), true)
}

/** Signs the clerk in, who may do this and nothing else. */
export async function signInWith(...permissions: Exclude<Permission, 'staff.write'>[]): Promise<void> {
  const { results } = await staffApi.staffMembers.listStaffMembers({ query: {} })
  const clerk = results.find(({ role }) => role === 'orders')
  if (!clerk) throw new Error('The shop has no clerk')
  const { id, version } = clerk
  await staffApi.staffMembers.updateStaffMember({ params: { id: String(id) }, body: { version, permissions } })
  await signIn('clerk')
}

/** Leaves the open shop, and all that the browser stores. */
export function leaveShop(): void {
  staff = null
  localStorage.clear()
  sessionStorage.clear()
}

/** Opens an address of the dashboard. @returns the page's main part */
export async function openDashboard(path: string, language: Language): Promise<Locator> {
  hideDashboard()
  openLocalStore().setItem('language', language)
  history.pushState(null, '', `/dashboard/${path}`)
  // The router reads the address when its module loads, and later on this event.
  const { Root } = await import('../src/root.tsx')
  window.dispatchEvent(new PopStateEvent('popstate'))
  const place = document.body.appendChild(document.createElement('div'))
  shown = { root: createRoot(place), place }
  shown.root.render(<Root />)
  return page.getByRole('main')
}

/** Takes the dashboard off the window. */
export function hideDashboard(): void {
  shown?.root.unmount()
  shown?.place.remove()
  shown = null
}
