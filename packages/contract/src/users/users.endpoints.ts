import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { phoneField } from '../fields.ts'
import {
  givenPasswordField,
  newPasswordField,
  optionalEmailField,
  optionalNameField,
  otpField,
  secondFactorField,
  verificationTokenField,
} from './users.fields.ts'
import { doneSchema, loginSchema, otpSentSchema, sessionSchema, userSchema } from './users.schema.ts'

/** What `register/` answered, or a login that was refused with `verification_required`: one of them. */
const begunFields = { registration_token: verificationTokenField, verification_token: verificationTokenField }

export const usersEndpoints = defineEndpoints({
  register: {
    method: 'POST',
    path: '/api/users/register/',
    summary:
      'Asks for an account; the phone must be verified before it exists. The answer is the same whether or not the phone has one',
    access: 'public',
    body: z.object({
      phone: phoneField,
      password: newPasswordField,
      password2: z.string().max(1000).optional(),
      email: optionalEmailField.default(''),
      first_name: optionalNameField.default(''),
      last_name: optionalNameField.default(''),
    }),
    /** `registration_token` goes into `request-otp/` and `verify-otp/`, so that the code finishes this registration and no other. */
    answer: z.object({
      success: z.literal(true),
      message: z.string(),
      verification_required: z.boolean(),
      registration_token: z.string().nullable(),
      user: z.object({ phone: z.string(), first_name: z.string(), last_name: z.string(), email: z.string() }),
    }),
    status: 201,
    errors: ['password_too_weak', 'passwords_differ', 'phone_taken', 'too_many_requests'],
  },
  logIn: {
    method: 'POST',
    path: '/api/users/token/',
    summary:
      'Logs in by phone and password. Where the right password is answered by `second_factor_needed`, the same call is made again with the code of the authenticator app, or a recovery code, as `second_factor`',
    access: 'public',
    body: z.object({ phone: phoneField, password: givenPasswordField, second_factor: secondFactorField.optional() }),
    answer: loginSchema,
    errors: [
      'login_failed',
      'verification_required',
      'account_inactive',
      'second_factor_needed',
      'second_factor_wrong',
      'too_many_requests',
    ],
  },
  refreshToken: {
    method: 'POST',
    path: '/api/users/token/refresh/',
    summary: 'A new access token for a refresh token that still counts',
    access: 'public',
    body: z.object({ refresh: z.string().min(1).max(500) }),
    answer: z.object({ access: z.string() }),
    errors: ['refresh_failed', 'too_many_requests'],
  },
  getProfile: {
    method: 'GET',
    path: '/api/users/profile/me/',
    summary: 'The signed-in user',
    access: 'shopper',
    answer: userSchema,
    errors: ['unauthenticated'],
  },
  updateProfile: {
    method: 'PATCH',
    path: '/api/users/profile/me/',
    summary: 'Changes name and e-mail of the signed-in user',
    access: 'shopper',
    body: z.object({
      first_name: optionalNameField.optional(),
      last_name: optionalNameField.optional(),
      email: optionalEmailField.optional(),
    }),
    answer: userSchema,
    errors: ['unauthenticated'],
  },
  requestOtp: {
    method: 'POST',
    path: '/api/users/request-otp/',
    summary:
      'Sends the code that finishes a registration or a login, by the token of either. Without a token a code goes out only where one registration alone waits for a phone without an account; the answer is the same',
    access: 'public',
    body: z.object({ phone: phoneField, ...begunFields }),
    answer: otpSentSchema,
    errors: ['verification_not_valid', 'too_many_requests'],
  },
  verifyOtp: {
    method: 'POST',
    path: '/api/users/verify-otp/',
    summary:
      'Finishes a registration or a login by its code, or checks a reset code without using it up. A registration never changes an account that the phone has: that is `phone_taken`, told to who has typed the right code',
    access: 'public',
    body: z.object({ phone: phoneField, otp_code: otpField, ...begunFields, reset_token: verificationTokenField }),
    answer: doneSchema,
    errors: ['otp_wrong', 'verification_not_valid', 'phone_taken', 'too_many_requests'],
  },
  getAccountStatus: {
    method: 'POST',
    path: '/api/users/account-status/',
    summary: 'Whether phones must be verified; the answer is the same for every phone',
    access: 'public',
    body: z.object({ phone: phoneField }),
    answer: z.object({ success: z.literal(true), message: z.string(), verification_required: z.boolean() }),
    errors: ['too_many_requests'],
  },
  requestPasswordReset: {
    method: 'POST',
    path: '/api/users/forgot-password/',
    summary:
      'Sends a code to set a new password; the answer never tells whether the phone has an account. `reset_token` ties check and new password to this code; given again, a new code is sent for it',
    access: 'public',
    body: z.object({ phone: phoneField, reset_token: verificationTokenField }),
    answer: otpSentSchema.extend({ reset_token: z.string() }),
    errors: ['verification_not_valid', 'too_many_requests'],
  },
  resetPassword: {
    method: 'POST',
    path: '/api/users/reset-password/',
    summary:
      'Sets a new password by a code; every device is signed out. Without `reset_token` the newest code of the phone counts',
    access: 'public',
    body: z.object({
      phone: phoneField,
      otp_code: otpField,
      reset_token: verificationTokenField,
      new_password: newPasswordField,
      confirm_password: z.string().max(1000),
    }),
    answer: doneSchema,
    errors: ['otp_wrong', 'verification_not_valid', 'password_too_weak', 'passwords_differ', 'too_many_requests'],
  },
  changePassword: {
    method: 'POST',
    path: '/api/users/change-password/',
    summary: 'Changes the password; the other devices are signed out',
    access: 'shopper',
    body: z.object({
      old_password: givenPasswordField,
      new_password: newPasswordField,
      confirm_password: z.string().max(1000),
    }),
    answer: doneSchema,
    errors: ['unauthenticated', 'old_password_wrong', 'password_too_weak', 'passwords_differ', 'too_many_requests'],
  },
  logOut: {
    method: 'POST',
    path: '/api/users/logout/',
    summary: 'Revokes a refresh token',
    access: 'public',
    body: z.object({ refresh: z.string().min(1).max(500) }),
    answer: doneSchema,
  },
  listSessions: {
    method: 'GET',
    path: '/api/users/sessions/',
    summary: 'The devices on which the user is signed in',
    access: 'shopper',
    answer: z.array(sessionSchema),
    errors: ['unauthenticated'],
  },
  revokeSession: {
    method: 'DELETE',
    path: '/api/users/sessions/{id}/',
    summary: 'Signs one device out',
    access: 'shopper',
    params: z.object({ id: z.uuid() }),
    answer: doneSchema,
    errors: ['unauthenticated', 'not_found'],
  },
})
