import { type Language, type PhoneNumber, usersEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bindEndpoints, type Handlers } from '../../http/bind-endpoints.ts'
import { addressOf } from '../../http/guard/address-of.ts'
import { getAccountTerms } from '../settings/index.ts'
import { registerAddresses } from './addresses/addresses.routes.ts'
import { codeMinutes } from './codes/one-time-code.rules.ts'
import { findKnownDevice, writeKnownDevice } from './login/known-devices.service.ts'
import { logIn, logOut, refreshAccess } from './login/login.service.ts'
import { changePassword, requestReset, resetPassword } from './passwords/password.service.ts'
import {
  changeProfile,
  getUserOfCaller,
  listDevices,
  presentSession,
  presentUser,
  signDeviceOut,
} from './profile.service.ts'
import { register } from './registration/registration.service.ts'
import { requestVerification, verifyPhone } from './registration/verify-phone.service.ts'
import type { AccountDeps } from './users.deps.ts'
import { accountLimits } from './users.limits.ts'
import { accountTexts } from './users.messages.ts'
import { findUserByPhone, type UserRow } from './users.repository.ts'

type Group = typeof usersEndpoints
type HandlersOf<Names extends keyof Group> = Pick<Handlers<Group>, Names>

/** Registers the calls of accounts: registration, login, password and profile. */
export function registerUsers(app: FastifyInstance, deps: AccountDeps): void {
  const handlers = {
    ...registrationCalls(deps),
    ...loginCalls(deps),
    ...passwordCalls(deps),
    ...profileCalls(deps),
  }
  bindEndpoints(app, usersEndpoints, handlers)
  registerAddresses(app, deps)
}

/** An answer with a message only. */
function done(text: keyof typeof accountTexts, language: Language) {
  return { success: true as const, message: accountTexts[text][language] }
}

/** Gives this browser a rate limit apart from strangers, because its user has just proved that the account is theirs. */
async function rememberDevice(deps: AccountDeps, request: FastifyRequest, phone: PhoneNumber): Promise<void> {
  const user = await findUserByPhone(deps.db, phone)
  if (user) request.newCookie = writeKnownDevice(deps.keys.devices, request, user, deps.isSecure)
}

/** A device that has logged in to the account has its own limit of messages. */
async function findDeviceBudget(deps: AccountDeps, request: FastifyRequest, phone: PhoneNumber) {
  const device = findKnownDevice(deps.keys.devices, request, await findUserByPhone(deps.db, phone))
  return device && `device ${phone} ${device}`
}

type TokenBody = { registration_token?: string | null | undefined; verification_token?: string | null | undefined }

/** The token that a registration or a refused login answered. */
function tokenOf({ registration_token, verification_token }: TokenBody): string | null {
  return registration_token ?? verification_token ?? null
}

function registrationCalls(
  deps: AccountDeps,
): HandlersOf<'register' | 'requestOtp' | 'verifyOtp' | 'getAccountStatus'> {
  return {
    async register({ body, language, request }) {
      const { phone, password, email, first_name, last_name } = body
      const person = { phone, password, email, firstName: first_name, lastName: last_name }
      const context = { confirmation: body.password2, language, address: addressOf(request) }
      const { token } = await register(deps, { ...person, ...context })
      return {
        ...done(token === null ? 'registeredWithoutVerification' : 'registered', language),
        verification_required: token !== null,
        registration_token: token,
        user: { phone, first_name, last_name, email },
      }
    },
    async requestOtp({ body, language, request }) {
      const { phone } = body
      const budget = await findDeviceBudget(deps, request, phone)
      const codeRequest = { phone, language, address: addressOf(request), budget }
      await requestVerification(deps, { ...codeRequest, token: tokenOf(body) })
      return { ...done('codeSent', language), phone, expires_in_minutes: codeMinutes }
    },
    async verifyOtp({ body, language, request }) {
      const { phone, otp_code: code, reset_token } = body
      const token = reset_token ?? tokenOf(body)
      const outcome = await verifyPhone(deps, { phone, code, token, address: addressOf(request) })
      if (outcome === 'phoneVerified') await rememberDevice(deps, request, phone)
      return done(outcome, language)
    },
    async getAccountStatus({ language, request }) {
      await deps.limits.take(accountLimits.askStatus(addressOf(request)))
      const { isVerificationRequired: verification_required } = await getAccountTerms(deps.db, language)
      const text = verification_required ? 'verificationNeeded' : 'verificationNotNeeded'
      return { ...done(text, language), verification_required }
    },
  }
}

function loginCalls(deps: AccountDeps): HandlersOf<'logIn' | 'refreshToken' | 'logOut'> {
  return {
    async logIn({ body: { phone, password, second_factor: secondFactor }, language, request }) {
      const from = { address: addressOf(request), userAgent: request.headers['user-agent'] }
      const findDevice = (user: UserRow | null) => findKnownDevice(deps.keys.devices, request, user)
      const { access, refresh, user } = await logIn(deps, { phone, password, secondFactor, ...from, findDevice })
      request.newCookie = writeKnownDevice(deps.keys.devices, request, user, deps.isSecure)
      return { ...done('loggedIn', language), access, refresh, user: presentUser(user) }
    },
    async refreshToken({ body, request }) {
      return { access: await refreshAccess(deps, body.refresh, addressOf(request)) }
    },
    async logOut({ body, language }) {
      await logOut(deps, body.refresh)
      return done('loggedOut', language)
    },
  }
}

function passwordCalls(deps: AccountDeps): HandlersOf<'requestPasswordReset' | 'resetPassword' | 'changePassword'> {
  return {
    async requestPasswordReset({ body: { phone, reset_token: token = null }, language, request }) {
      const budget = await findDeviceBudget(deps, request, phone)
      const reset_token = await requestReset(deps, { phone, token, language, address: addressOf(request), budget })
      return { ...done('resetCodeSent', language), phone, expires_in_minutes: codeMinutes, reset_token }
    },
    async resetPassword({ body, language, request }) {
      const {
        phone,
        otp_code: code,
        new_password: password,
        confirm_password: confirmation,
        reset_token: token = null,
      } = body
      await resetPassword(deps, { phone, code, token, password, confirmation, address: addressOf(request) })
      await rememberDevice(deps, request, phone)
      return done('passwordReset', language)
    },
    async changePassword({ body, caller, language, request }) {
      const { old_password: oldPassword, new_password: password, confirm_password: confirmation } = body
      await changePassword(deps, caller, { oldPassword, password, confirmation })
      await rememberDevice(deps, request, (await getUserOfCaller(deps, caller)).phone)
      return done('passwordChanged', language)
    },
  }
}

function profileCalls(
  deps: AccountDeps,
): HandlersOf<'getProfile' | 'updateProfile' | 'listSessions' | 'revokeSession'> {
  return {
    async getProfile({ caller }) {
      return presentUser(await getUserOfCaller(deps, caller))
    },
    async updateProfile({ body, caller }) {
      const { first_name: firstName, last_name: lastName, email } = body
      const change = {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(email !== undefined && { email }),
      }
      return presentUser(await changeProfile(deps, caller, change))
    },
    async listSessions({ caller }) {
      const sessions = await listDevices(deps, caller)
      return sessions.map((session) => presentSession(session, caller.sessionId))
    },
    async revokeSession({ params, caller, language }) {
      await signDeviceOut(deps, caller, params.id)
      return done('sessionRevoked', language)
    },
  }
}
