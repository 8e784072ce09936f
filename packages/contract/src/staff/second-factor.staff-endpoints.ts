import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { givenPasswordField, otpField, secondFactorField } from '../users/users.fields.ts'

/** The state of a member's own second factor. */
export const secondFactorSchema = z.object({
  is_on: z.boolean(),
  recovery_codes_left: z.number().int(),
  /** Whether the role of the member must have one. */
  is_required: z.boolean(),
})
export type SecondFactorState = z.output<typeof secondFactorSchema>

/** What an authenticator app learns: the secret, for typing, and the address that holds it, for a QR code. */
export const secondFactorSecretSchema = z.object({ secret: z.string(), uri: z.string() })
export type SecondFactorSecret = z.output<typeof secondFactorSecretSchema>

/** The caller's own second factor (RFC 6238). */
export const secondFactorStaffEndpoints = defineStaffEndpoints({
  getOwn: {
    method: 'GET',
    path: '/api/admin/me/second-factor/',
    summary: 'Whether the caller has a second factor, and how many recovery codes are left',
    permission: null,
    isOpenBeforeSecondFactor: true,
    answer: secondFactorSchema,
  },
  requestCode: {
    method: 'POST',
    path: '/api/admin/me/second-factor/code/',
    summary:
      "Sends a code to the caller's phone by the password: whoever has learned the password alone cannot set up an app of their own",
    permission: null,
    isOpenBeforeSecondFactor: true,
    body: z.object({ password: givenPasswordField }),
    answer: z.object({ phone: z.string(), expires_in_minutes: z.number(), verification_token: z.string() }),
    errors: ['old_password_wrong', 'second_factor_already_on', 'too_many_requests'],
  },
  start: {
    method: 'POST',
    path: '/api/admin/me/second-factor/',
    summary:
      'Makes the secret for an authenticator app, by the code of `requestCode`. It counts once a code of the app has confirmed it',
    permission: null,
    isOpenBeforeSecondFactor: true,
    body: z.object({ otp_code: otpField, verification_token: z.string().min(1).max(100) }),
    answer: secondFactorSecretSchema,
    status: 201,
    errors: ['otp_wrong', 'verification_not_valid', 'second_factor_already_on', 'too_many_requests'],
  },
  confirm: {
    method: 'POST',
    path: '/api/admin/me/second-factor/confirm/',
    summary:
      "Turns the second factor on by a code of the app, signs the caller's other devices out, and gives the recovery codes, this once",
    permission: null,
    isOpenBeforeSecondFactor: true,
    body: z.object({ code: secondFactorField }),
    answer: z.object({ recovery_codes: z.array(z.string()) }),
    errors: ['second_factor_wrong', 'too_many_requests'],
  },
  turnOff: {
    method: 'POST',
    path: '/api/admin/me/second-factor/turn-off/',
    summary: 'Turns the second factor off by the password and a code',
    permission: null,
    body: z.object({ password: givenPasswordField, code: secondFactorField }),
    answer: secondFactorSchema,
    errors: ['old_password_wrong', 'second_factor_wrong', 'too_many_requests'],
  },
})
