import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { amountField, idParameter, phoneField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { optionalNameField } from '../users/users.fields.ts'
import { userRoles } from '../users/users.schema.ts'
import type { UserId } from '../values/ids.ts'
import { grantablePermissions, staffRoles } from './permissions.ts'
import { staffAccountSchema, staffInvitationSchema, staffSessionSchema } from './staff.schema.ts'
import { staffListQuery, versionField } from './staff-fields.ts'

const memberParams = z.object({ id: idParameter.transform((id) => id as UserId) })
const invitationParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) })
const sessionParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) })

/** The session that has ended. */
const endedSessionSchema = z.object({ id: z.uuid() })

/** The invitation that counts no more. */
const revokedInvitationSchema = z.object({ id: z.uuid() })

export const staffMembersEndpoints = defineStaffEndpoints({
  listStaffMembers: {
    method: 'GET',
    path: '/api/admin/staff-members/',
    summary: 'The members of staff; `q` is a phone or names',
    permission: 'staff.read',
    query: z.object({ ...staffListQuery(['created_at'], 'asc'), role: z.enum(staffRoles).optional() }),
    answer: pageOf(staffAccountSchema),
  },
  getStaffMember: {
    method: 'GET',
    path: '/api/admin/staff-members/{id}/',
    summary: 'One member of staff',
    permission: 'staff.read',
    params: memberParams,
    answer: staffAccountSchema,
    errors: ['not_found'],
  },
  inviteStaffMember: {
    method: 'POST',
    path: '/api/admin/staff-members/',
    summary:
      'Invites whoever has a phone to the staff, by a message with a link that counts once within 48 hours. The role counts from the moment they accept. A new invitation takes the place of an older one',
    permission: 'staff.write',
    body: z.object({
      phone: phoneField,
      role: z.enum(staffRoles),
      /** Suggested when the invited person has no account; the names of an account do not change. */
      first_name: optionalNameField.default(''),
      last_name: optionalNameField.default(''),
    }),
    answer: staffInvitationSchema,
    status: 201,
    errors: ['already_staff', 'forbidden'],
  },
  listInvitations: {
    method: 'GET',
    path: '/api/admin/staff-invitations/',
    summary: 'Invitations that were not accepted yet, the newest first; one that has ended can be sent anew',
    permission: 'staff.read',
    answer: z.array(staffInvitationSchema),
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/admin/staff-invitations/{id}/send/',
    summary: 'Sends an invitation anew, with a new link for 48 hours; the older link counts no more',
    permission: 'staff.write',
    params: invitationParams,
    answer: staffInvitationSchema,
    errors: ['not_found', 'already_staff', 'forbidden'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/admin/staff-invitations/{id}/',
    summary: 'Takes an invitation back: its link counts no more',
    permission: 'staff.write',
    params: invitationParams,
    answer: revokedInvitationSchema,
    errors: ['not_found', 'forbidden'],
  },
  updateStaffMember: {
    method: 'PATCH',
    path: '/api/admin/staff-members/{id}/',
    summary:
      'Changes role, permissions or refund limit of another member of staff (the role `shopper` takes all away), or blocks and unblocks them. Another role begins with its own permissions. Nobody changes themselves, so an administrator always remains',
    permission: 'staff.write',
    params: memberParams,
    body: z.object({
      version: versionField,
      role: z.enum(userRoles).optional(),
      is_active: z.boolean().optional(),
      /** In place of those of the role; null: those of the role. Permissions to read are added where others need them. */
      permissions: z.array(z.enum(grantablePermissions)).min(1).nullable().optional(),
      /** What they may send back to shoppers on one day, in EGP; null: no limit. */
      refund_limit: amountField.min(0).max(10_000_000).nullable().optional(),
    }),
    answer: staffAccountSchema,
    errors: ['not_found', 'version_conflict', 'own_rights', 'forbidden'],
  },
  resetSecondFactor: {
    method: 'DELETE',
    path: '/api/admin/staff-members/{id}/second-factor/',
    summary:
      'Takes the second factor of another member of staff away, who has lost the phone and the recovery codes, and signs them out everywhere',
    permission: 'staff.write',
    params: memberParams,
    answer: staffAccountSchema,
    errors: ['not_found', 'own_rights', 'forbidden'],
  },
  listStaffSessions: {
    method: 'GET',
    path: '/api/admin/staff-sessions/',
    summary: 'Devices on which members of staff are signed in, the last used first',
    permission: 'staff.read',
    query: z.object({ ...staffListQuery(['last_used_at']), member: idParameter.optional() }),
    answer: pageOf(staffSessionSchema),
  },
  revokeStaffSession: {
    method: 'DELETE',
    path: '/api/admin/staff-sessions/{id}/',
    summary: 'Signs a member of staff out on one device, at once',
    permission: 'staff.write',
    params: sessionParams,
    answer: endedSessionSchema,
    errors: ['not_found'],
  },
  listOwnSessions: {
    method: 'GET',
    path: '/api/admin/me/sessions/',
    summary: 'Devices on which the caller is signed in',
    permission: null,
    answer: z.array(staffSessionSchema),
  },
  revokeOwnSession: {
    method: 'DELETE',
    path: '/api/admin/me/sessions/{id}/',
    summary: 'Signs the caller out on one device',
    permission: null,
    params: sessionParams,
    answer: endedSessionSchema,
    errors: ['not_found'],
  },
})
