import { type Language, type PhoneNumber, usersEndpoints } from '@shop/contract'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { addressOf } from '../../http/address-of.ts'
import { bindEndpoints, type Handlers } from '../../http/bind-endpoints.ts'
import type { SharedAnswers } from '../../http/shared-answers.ts'
import { getAccountTerms } from '../settings/index.ts'
import type { AccountParts } from './account-parts.ts'
import { findKnownDevice, writeKnownDevice } from './known-devices.ts'
import { logIn, logOut, refreshAccess } from './login.service.ts'
import { codeMinutes } from './one-time-code.ts'
import { changePassword, requestReset, resetPassword } from './password.service.ts'
import { changeProfile, getUserOfCaller, listDevices, signDeviceOut } from './profile.service.ts'
import { register } from './registration.service.ts'
import { accountLimits } from './users.limits.ts'
import { accountTexts } from './users.messages.ts'
import { presentSession, presentUser } from './users.presenter.ts'
import { findUserByPhone, type UserRow } from './users.repository.ts'
import { requestVerification, verifyPhone } from './verify-phone.service.ts'

type Group = typeof usersEndpoints
type HandlersOf<Names extends keyof Group> = Pick<Handlers<Group>, Names>

/** The calls of accounts. */
export function registerAccountRoutes(app: FastifyInstance, parts: AccountParts, sharedAnswers: SharedAnswers): void {
  const handlers = {
    ...registrationCalls(parts),
    ...loginCalls(parts),
    ...passwordCalls(parts),
    ...profileCalls(parts),
  }
  bindEndpoints(app, usersEndpoints, handlers, sharedAnswers)
}

/** An answer that says no more than that it is done. */
function done(text: keyof typeof accountTexts, language: Language) {
  return { success: true as const, message: accountTexts[text][language] }
}

/** Lets logins from this browser count apart from those of strangers: whoever uses it has just proven the account. */
async function rememberDevice(parts: AccountParts, request: FastifyRequest, phone: PhoneNumber): Promise<void> {
  const user = await findUserByPhone(parts.db, phone)
  if (user) request.newCookie = writeKnownDevice(parts.keys.devices, request, user, parts.isSecure)
}

/** A device that is known to the account of a phone has messages of its own. */
async function findDeviceBudget(parts: AccountParts, request: FastifyRequest, phone: PhoneNumber) {
  const device = findKnownDevice(parts.keys.devices, request, await findUserByPhone(parts.db, phone))
  return device && `device ${phone} ${device}`
}

type BegunBody = { registration_token?: string | null | undefined; verification_token?: string | null | undefined }

/** What a registration answered, or a refused login. */
function tokenOf({ registration_token, verification_token }: BegunBody): string | null {
  return registration_token ?? verification_token ?? null
}

function registrationCalls(
  parts: AccountParts,
): HandlersOf<'register' | 'requestOtp' | 'verifyOtp' | 'getAccountStatus'> {
  return {
    async register({ body, language, request }) {
      const { phone, password, email, first_name, last_name } = body
      const person = { phone, password, email, firstName: first_name, lastName: last_name }
      const context = { confirmation: body.password2, language, address: addressOf(request) }
      const { token } = await register(parts, { ...person, ...context })
      return {
        ...done(token === null ? 'registeredWithoutVerification' : 'registered', language),
        verification_required: token !== null,
        registration_token: token,
        user: { phone, first_name, last_name, email },
      }
    },
    async requestOtp({ body, language, request }) {
      const { phone } = body
      const budget = await findDeviceBudget(parts, request, phone)
      const asked = { phone, language, address: addressOf(request), budget }
      await requestVerification(parts, { ...asked, token: tokenOf(body) })
      return { ...done('codeSent', language), phone, expires_in_minutes: codeMinutes }
    },
    async verifyOtp({ body, language, request }) {
      const { phone, otp_code: code, reset_token } = body
      const token = reset_token ?? tokenOf(body)
      const outcome = await verifyPhone(parts, { phone, code, token, address: addressOf(request) })
      if (outcome === 'phoneVerified') await rememberDevice(parts, request, phone)
      return done(outcome, language)
    },
    async getAccountStatus({ language, request }) {
      await parts.limits.take(accountLimits.askStatus(addressOf(request)))
      const { isVerificationRequired: verification_required } = await getAccountTerms(parts.db, language)
      const text = verification_required ? 'verificationNeeded' : 'verificationNotNeeded'
      return { ...done(text, language), verification_required }
    },
  }
}

function loginCalls(parts: AccountParts): HandlersOf<'logIn' | 'refreshToken' | 'logOut'> {
  return {
    async logIn({ body: { phone, password, second_factor: secondFactor }, language, request }) {
      const from = { address: addressOf(request), userAgent: request.headers['user-agent'] }
      const findDevice = (user: UserRow | null) => findKnownDevice(parts.keys.devices, request, user)
      const { access, refresh, user } = await logIn(parts, { phone, password, secondFactor, ...from, findDevice })
      request.newCookie = writeKnownDevice(parts.keys.devices, request, user, parts.isSecure)
      return { ...done('loggedIn', language), access, refresh, user: presentUser(user) }
    },
    async refreshToken({ body, request }) {
      return { access: await refreshAccess(parts, body.refresh, addressOf(request)) }
    },
    async logOut({ body, language }) {
      await logOut(parts, body.refresh)
      return done('loggedOut', language)
    },
  }
}

function passwordCalls(parts: AccountParts): HandlersOf<'requestPasswordReset' | 'resetPassword' | 'changePassword'> {
  return {
    async requestPasswordReset({ body: { phone, reset_token: token = null }, language, request }) {
      const budget = await findDeviceBudget(parts, request, phone)
      const reset_token = await requestReset(parts, { phone, token, language, address: addressOf(request), budget })
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
      await resetPassword(parts, { phone, code, token, password, confirmation, address: addressOf(request) })
      await rememberDevice(parts, request, phone)
      return done('passwordReset', language)
    },
    async changePassword({ body, caller, language, request }) {
      const { old_password: oldPassword, new_password: password, confirm_password: confirmation } = body
      await changePassword(parts, caller, { oldPassword, password, confirmation })
      await rememberDevice(parts, request, (await getUserOfCaller(parts, caller)).phone)
      return done('passwordChanged', language)
    },
  }
}

function profileCalls(
  parts: AccountParts,
): HandlersOf<'getProfile' | 'updateProfile' | 'listSessions' | 'revokeSession'> {
  return {
    async getProfile({ caller }) {
      return presentUser(await getUserOfCaller(parts, caller))
    },
    async updateProfile({ body, caller }) {
      const { first_name: firstName, last_name: lastName, email } = body
      const change = {
        ...(firstName !== undefined && { firstName }),
        ...(lastName !== undefined && { lastName }),
        ...(email !== undefined && { email }),
      }
      return presentUser(await changeProfile(parts, caller, change))
    },
    async listSessions({ caller }) {
      const sessions = await listDevices(parts, caller)
      return sessions.map((session) => presentSession(session, caller.sessionId))
    },
    async revokeSession({ params, caller, language }) {
      await signDeviceOut(parts, caller, params.id)
      return done('sessionRevoked', language)
    },
  }
}
