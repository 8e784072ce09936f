import { maxPassword, parsePhoneNumber, parseSecondFactor, shortestPassword, trimText } from '@shop/contract'
import { isWholeCode } from './codes/one-time-code.ts'

/** What is wrong with a field: our own check, or the server's message. */
export type Fault =
  | 'required'
  | 'phone'
  | 'email'
  | 'short'
  | 'long'
  | 'differ'
  | 'terms'
  | 'code'
  | 'second_factor'
  | { said: string }
export type Faults<Name extends string = string> = Partial<Record<Name, Fault>>

/** The typed values by field; the names are the API's. */
export type Draft<Name extends string> = Readonly<Record<Name, string>>

/** `remember` and `terms` are check boxes, `on` when ticked. */
export const loginFields = ['phone', 'password', 'second_factor', 'remember'] as const
export const signupFields = ['first_name', 'phone', 'password', 'password2', 'terms'] as const
export const phoneFields = ['phone'] as const
export const newPasswordFields = ['new_password', 'confirm_password'] as const
export const changeFields = ['old_password', ...newPasswordFields] as const
export const profileFields = ['first_name', 'last_name', 'email'] as const

/**
 * Checks a login before it is sent (rule A-01).
 *
 * @param isCodeNeeded whether the shop has asked for a second factor
 */
export function checkLogin(draft: Draft<'phone' | 'password' | 'second_factor'>, isCodeNeeded: boolean): Faults {
  const hasCode = !isCodeNeeded || parseSecondFactor(draft.second_factor) !== null
  return faultsOf({
    phone: phoneFault(draft.phone),
    password: emptyFault(draft.password),
    second_factor: hasCode ? null : 'second_factor',
  })
}

/** Checks a signup before it is sent (rule A-02). */
export function checkSignup(draft: Draft<(typeof signupFields)[number]>): Faults {
  return faultsOf({
    first_name: emptyFault(trimText(draft.first_name)),
    phone: phoneFault(draft.phone),
    password: passwordFault(draft.password),
    password2: repeatFault(draft.password, draft.password2),
    terms: draft.terms === 'on' ? null : 'terms',
  })
}

export function checkPhone(draft: Draft<'phone'>): Faults {
  return faultsOf({ phone: phoneFault(draft.phone) })
}

export function checkNewPassword(draft: Draft<(typeof newPasswordFields)[number]>): Faults {
  return faultsOf({
    new_password: passwordFault(draft.new_password),
    confirm_password: repeatFault(draft.new_password, draft.confirm_password),
  })
}

export function checkChange(draft: Draft<(typeof changeFields)[number]>): Faults {
  return { ...faultsOf({ old_password: emptyFault(draft.old_password) }), ...checkNewPassword(draft) }
}

/** Checks a profile: only the e-mail address can be invalid, and the server checks it more strictly. */
export function checkProfile(draft: Draft<(typeof profileFields)[number]>): Faults {
  const email = trimText(draft.email)
  const isPlausible = email === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)
  return faultsOf({ email: isPlausible ? null : 'email' })
}

/** Exactly six digits (rule A-07). */
export function checkCode(code: string): Fault | null {
  return isWholeCode(code) ? null : 'code'
}

function emptyFault(text: string): Fault | null {
  return text === '' ? 'required' : null
}

function phoneFault(text: string): Fault | null {
  if (trimText(text) === '') return 'required'
  return parsePhoneNumber(text) ? null : 'phone'
}

function passwordFault(password: string): Fault | null {
  if (password === '') return 'required'
  if (password.length < shortestPassword) return 'short'
  return password.length > maxPassword ? 'long' : null
}

function repeatFault(password: string, repeated: string): Fault | null {
  if (repeated === '') return 'required'
  return repeated === password ? null : 'differ'
}

function faultsOf(faults: Record<string, Fault | null>): Faults {
  const found = Object.entries(faults).flatMap(([name, fault]) => (fault ? [[name, fault] as const] : []))
  return Object.fromEntries(found)
}
