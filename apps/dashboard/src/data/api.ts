import { routes } from 'virtual:staff-routes'
import { type Client, createClient, type ShopApi, type Transport } from '@shop/contract'
import type { StaffApi } from '@shop/contract/staff'
import { bearerTransport, openAuth } from '@shop/session'
import { detectSecondFactorDemand, endSession } from './session.ts'

/** Sends a request; the answer comes in the language that is shown. */
const send: Transport = (path, init) => {
  const headers = new Headers(init.headers)
  headers.set('accept-language', document.documentElement.lang)
  return fetch(path, { ...init, headers })
}

/** Calls for logins, invitations and lists of places, without a token. */
export const {
  users: usersApi,
  invitations: invitationsApi,
  delivery: deliveryApi,
}: Client<Pick<ShopApi, 'users' | 'invitations' | 'delivery'>> = createClient(routes.shop, send)

/** Sends a request with the token of the signed-in member. It refreshes an expired token, one tab at a time. */
export const sendAsStaff: Transport = detectSecondFactorDemand(
  bearerTransport({
    send,
    openAuth,
    refresh: async (refresh) => (await usersApi.refreshToken({ body: { refresh } })).access,
    end: endSession,
    exclusively: (work) => (navigator.locks ? navigator.locks.request('auth-refresh', work) : work()),
  }),
)

/** Every call of the back office, typed by the contract. */
export const staffApi: Client<StaffApi> = createClient(routes.staff, sendAsStaff)
