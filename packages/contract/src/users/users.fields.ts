import { z } from 'zod'
import { readBy, textField } from '../fields.ts'
import { textLimits } from '../text-limits.ts'
import { removeMarks, trimText } from '../values/trim-text.ts'
import { parseOneTimeCode, parseSecondFactor } from './one-time-code.ts'
import { maxPassword, shortestPassword } from './password-limits.ts'

/** A password to be set. Whether it is common or the phone number is the server's to say. */
export const newPasswordField = z.string().min(shortestPassword).max(maxPassword)
/** A password to be compared: any text, bounded. */
export const givenPasswordField = z.string().min(1).max(1000)

/** A one-time code as text or as a number, as clients keep it. */
export const otpField = z.union([z.string(), z.number()]).transform(readBy(parseOneTimeCode, 'otp'))

/** The token of what a code finishes; a client that knows none leaves it out. */
export const verificationTokenField = z.string().max(100).nullish()

/** What comes besides the password: a code of an authenticator app, or a recovery code. */
export const secondFactorField = z
  .union([z.string().max(textLimits.second_factor.max), z.number()])
  .transform(readBy(parseSecondFactor, 'second_factor'))

/** A name that may be left empty. */
export const optionalNameField = textField(textLimits.first_name.max, 0)

/** An e-mail address, or nothing; invisible marks that came along with a paste are no part of it. */
export const optionalEmailField = z
  .string()
  .transform((typed) => trimText(removeMarks(typed)))
  .pipe(z.union([z.literal(''), z.email().max(textLimits.email.max)]))
