import { type Client, createClient, type Language, routeTableOf } from '@shop/contract'
import { type StaffApi, staffApi } from '@shop/contract/staff'
import { openShopClient } from './shop-client.ts'

/** The back office's API in the name of somebody. */
export type StaffClient = Client<StaffApi>

/** The administrator of the demo shop. */
export const demoAdmin = { typed: '01000000001', password: 'nawwar-admin-1' }

/** Logs somebody in as another program would, and gives what a browser keeps of it. */
export async function logInByApi(address: string, language: Language, who: { typed: string; password: string }) {
  const { users } = openShopClient(address, language)
  return await users.logIn({ body: { phone: who.typed, password: who.password } })
}

export function openStaffClient(address: string, language: Language, access: string): StaffClient {
  return createClient(routeTableOf(staffApi), (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('accept-language', language)
    headers.set('authorization', `Bearer ${access}`)
    return fetch(new URL(path, address), { ...init, headers })
  })
}
