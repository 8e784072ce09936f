import { type Answer, type Call, callApi, codeSentTo, goodPassword } from './accounts.ts'
import type { TestShop } from './app.ts'

/** The calls by which people register and use an account. */
export type AccountCalls = {
  /** Calls `/api/users/…/`. */
  post(path: string, body: object, call?: Call): Promise<Answer>
  register(phone: string, fields?: object, call?: Call): Promise<Answer>
  /** Without a token, as the spec's own client does. */
  requestCode(phone: string, call?: Call): Promise<Answer>
  verify(phone: string, code: string | number, fields?: object): Promise<Answer>
  /** Registers a phone and gets its code, without a token. */
  registerAndAsk(phone: string, fields?: object): Promise<{ token: string; code: string }>
  /** Registers a phone and gets the code of this registration. */
  registerWithToken(phone: string, fields?: object, messages?: number): Promise<Begun>
  logIn(phone: string, password?: string, call?: Call): Promise<Answer>
  refresh(token: string): Promise<Answer>
  profile(token: string): Promise<Answer>
}

/** The verification of a registration or refused login: its token, as fields of a request, and its code. */
export type Begun = { fields: { verification_token: string }; code: string }

/** Calls of accounts to one process of a shop. */
export function makeAccountCalls(app: TestShop['app']): AccountCalls {
  const post: AccountCalls['post'] = (path, body, call = {}) =>
    callApi(app, 'POST', `/api/users/${path}/`, { ...call, body })
  const register: AccountCalls['register'] = (phone, fields, call) =>
    post('register', { phone, password: goodPassword, first_name: 'Mona', ...fields }, call)
  const requestCode: AccountCalls['requestCode'] = (phone, call) => post('request-otp', { phone }, call)
  return {
    post,
    register,
    requestCode,
    verify: (phone, code, fields) => post('verify-otp', { phone, otp_code: code, ...fields }),
    async registerAndAsk(phone, fields) {
      const { body } = await register(phone, fields)
      await requestCode(phone)
      return { token: body.registration_token, code: await codeSentTo(app, phone) }
    },
    async registerWithToken(phone, given, messages = 1) {
      const fields = { verification_token: (await register(phone, given)).body.registration_token }
      await post('request-otp', { phone, ...fields })
      return { fields, code: await codeSentTo(app, phone, messages) }
    },
    logIn: (phone, password = goodPassword, call = {}) => post('token', { phone, password }, call),
    refresh: (token) => post('token/refresh', { refresh: token }),
    profile: (token) => callApi(app, 'GET', '/api/users/profile/me/', { token }),
  }
}
