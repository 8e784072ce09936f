import { z } from 'zod'
import { hasNoControlCharacters, normalizedTextField } from '../fields.ts'
import { readTypedDigits } from '../values/digits.ts'
import { trimText } from '../values/trim-text.ts'
import { maxPassword, shortestPassword } from './password-limits.ts'
import { parseSecondFactor } from './second-factor-code.ts'

/** A password to be set. Whether it is common or the phone number is the server's to say. */
export const newPasswordField = z.string().min(shortestPassword).max(maxPassword)
/** A password to be compared: any text, bounded. */
export const givenPasswordField = z.string().min(1).max(1000)

/** A one-time code: six digits, Arabic ones and spaces allowed; some clients send it as a number. */
export const otpField = z.union([z.string(), z.number()]).transform((typed, context): string => {
  const code = typeof typed === 'number' ? String(typed) : readTypedDigits(typed)
  if (/^\d{6}$/.test(code)) return code
  context.addIssue({ code: 'custom', params: { reason: 'otp' } })
  return z.NEVER
})

/** The token of what a code finishes; a client that knows none leaves it out. */
export const verificationTokenField = z.string().max(100).nullish()

/** What comes besides the password: a code of an authenticator app, or a recovery code. */
export const secondFactorField = z
  .string()
  .max(60)
  .transform((typed, context): string => {
    const code = parseSecondFactor(typed)
    if (code) return code
    context.addIssue({ code: 'custom', params: { reason: 'second_factor' } })
    return z.NEVER
  })

/** A name that may be left empty. */
export const optionalNameField = normalizedTextField.pipe(
  z
    .string()
    .max(60)
    .refine(hasNoControlCharacters, { params: { reason: 'control_characters' } }),
)

/** An e-mail address, or nothing; direction marks that came along with a paste are no part of it. */
export const optionalEmailField = z
  .string()
  .transform(trimText)
  .pipe(z.union([z.literal(''), z.email().max(254)]))
