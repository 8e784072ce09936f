import { maxPassword, parsePhoneNumber, parseSecondFactor, shortestPassword, trimText } from '@shop/contract'
import type { Typed } from '../../ui/forms/use-form.ts'
import { isWholeCode } from './codes/one-time-code.ts'

/** What is wrong with a field of an account form. */
export type Fault = 'required' | 'phone' | 'email' | 'short' | 'long' | 'differ' | 'terms' | 'code' | 'second_factor'

// The fields of each form from its top, with their checks; the names are the API's.

export const phoneChecks = { phone: checkPhone }

/** `remember` is a check box. The form has a second factor once the shop has asked for it (rule A-01). */
export const loginChecks = {
  phone: checkPhone,
  password: checkGiven,
  second_factor: (text: string) => faultIf(parseSecondFactor(text) === null, 'second_factor'),
  remember: passAll,
}

/** `terms` is a check box (rule A-02). */
export const signupChecks = {
  first_name: (text: string) => checkGiven(trimText(text)),
  phone: checkPhone,
  password: checkPassword,
  password2: (text: string, { password }: Typed) => checkRepeat(text, password),
  terms: (text: string) => faultIf(text !== 'on', 'terms'),
}

export const newPasswordChecks = {
  new_password: checkPassword,
  confirm_password: (text: string, { new_password }: Typed) => checkRepeat(text, new_password),
}

export const changeChecks = { old_password: checkGiven, ...newPasswordChecks }

/** Only the e-mail address can be invalid, and the server checks it more strictly. */
export const profileChecks = { first_name: passAll, last_name: passAll, email: checkEmail }

/** Exactly six digits (rule A-07). */
export function checkCode(code: string): Fault | null {
  return faultIf(!isWholeCode(code), 'code')
}

function checkGiven(text: string): Fault | null {
  return faultIf(text === '', 'required')
}

function checkPhone(text: string): Fault | null {
  return checkGiven(trimText(text)) ?? faultIf(parsePhoneNumber(text) === null, 'phone')
}

function checkPassword(password: string): Fault | null {
  if (password.length > maxPassword) return 'long'
  return checkGiven(password) ?? faultIf(password.length < shortestPassword, 'short')
}

function checkRepeat(repeated: string, password: string | undefined): Fault | null {
  return checkGiven(repeated) ?? faultIf(repeated !== password, 'differ')
}

function checkEmail(text: string): Fault | null {
  const email = trimText(text)
  return faultIf(email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email), 'email')
}

function passAll(): Fault | null {
  return null
}

function faultIf(isWrong: boolean, fault: Fault): Fault | null {
  return isWrong ? fault : null
}
