import { type Client, createClient, type Language, routeTableOf } from '@shop/contract'
import { type StaffApi, staffApi } from '@shop/contract/staff'
import { openShopClient } from './shop-client.ts'

/** A client of the staff API with an access token. */
export type StaffClient = Client<StaffApi>

export const demoAdmin = { typed: '01000000001', password: 'nawwar-admin-1' }

/** Logs in through the API. @returns the entries of the browser's storage */
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
