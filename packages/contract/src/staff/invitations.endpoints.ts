import { z } from 'zod'
import { defineEndpoints } from '../endpoint.ts'
import { newPasswordField, optionalNameField } from '../users/users.fields.ts'
import { doneSchema, userRoles } from '../users/users.schema.ts'

/** The token of the link that an invitation's message carries. */
const tokenField = z.string().min(1).max(100)

/** What somebody sees who opens the link of an invitation. */
export const invitationSchema = z.object({
  phone: z.string(),
  role: z.enum(userRoles),
  first_name: z.string(),
  last_name: z.string(),
  expires_at: z.iso.datetime(),
  /** Whether the phone has a verified account, whose own password accepts; else a new password is chosen. */
  has_account: z.boolean(),
})
export type Invitation = z.output<typeof invitationSchema>

/** Endpoints for an invited person. The token is sent in bodies only, never in an address. */
export const invitationsEndpoints = defineEndpoints({
  readInvitation: {
    method: 'POST',
    path: '/api/users/invitations/read/',
    summary: 'Who an invitation to the staff is for, and what accepting it takes',
    access: 'public',
    body: z.object({ token: tokenField }),
    answer: invitationSchema,
    errors: ['invitation_not_valid', 'too_many_requests'],
  },
  acceptInvitation: {
    method: 'POST',
    path: '/api/users/invitations/accept/',
    summary:
      'Accepts an invitation to the staff, once: a new account chooses name and password, one that is verified shows its own password. Every device of the account is signed out',
    access: 'public',
    body: z.object({
      token: tokenField,
      first_name: optionalNameField.default(''),
      last_name: optionalNameField.default(''),
      /** The new one, or the account's own. */
      password: newPasswordField,
      password2: z.string().max(1000).optional(),
    }),
    answer: doneSchema.extend({ phone: z.string() }),
    errors: [
      'invitation_not_valid',
      'old_password_wrong',
      'password_too_weak',
      'passwords_differ',
      'too_many_requests',
    ],
  },
})
