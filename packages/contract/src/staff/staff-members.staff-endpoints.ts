import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { idParameter, phoneField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { newPasswordField, optionalNameField } from '../users/users.fields.ts'
import { userRoles } from '../users/users.schema.ts'
import type { UserId } from '../values/ids.ts'
import { staffRoles } from './permissions.ts'
import { staffAccountSchema, staffSessionSchema } from './staff.schema.ts'
import { staffListQuery, versionField } from './staff-fields.ts'

const memberParams = z.object({ id: idParameter.transform((id) => id as UserId) })
const sessionParams = z.object({ id: z.uuid().transform((id) => id.toLowerCase()) })

/** The session that has ended. */
const endedSessionSchema = z.object({ id: z.uuid() })

export const staffMembersEndpoints = defineStaffEndpoints({
  listStaffMembers: {
    method: 'GET',
    path: '/api/admin/staff-members/',
    summary: 'The members of staff; `q` is a phone or names',
    access: 'staff',
    permission: 'staff.read',
    query: z.object({ ...staffListQuery(['created_at'], 'asc'), role: z.enum(staffRoles).optional() }),
    answer: pageOf(staffAccountSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  getStaffMember: {
    method: 'GET',
    path: '/api/admin/staff-members/{id}/',
    summary: 'One member of staff',
    access: 'staff',
    permission: 'staff.read',
    params: memberParams,
    answer: staffAccountSchema,
    errors: ['not_found'],
    timeoutMs: 15_000,
  },
  createStaffMember: {
    method: 'POST',
    path: '/api/admin/staff-members/',
    summary:
      'Gives the account of a phone a role, and makes the account where there is none. Without a password the new member sets one by "forgot password"',
    access: 'staff',
    permission: 'staff.write',
    body: z.object({
      phone: phoneField,
      role: z.enum(staffRoles),
      /** Names and password count for a new account; an existing one keeps its own. */
      first_name: optionalNameField.default(''),
      last_name: optionalNameField.default(''),
      password: newPasswordField.optional(),
    }),
    answer: staffAccountSchema,
    status: 201,
    errors: ['already_staff', 'password_too_weak'],
    timeoutMs: 20_000,
  },
  updateStaffMember: {
    method: 'PATCH',
    path: '/api/admin/staff-members/{id}/',
    summary:
      'Changes the role of another member of staff (`shopper` takes it away), or blocks and unblocks them. Nobody changes themselves, so an administrator always remains',
    access: 'staff',
    permission: 'staff.write',
    params: memberParams,
    body: z.object({ version: versionField, role: z.enum(userRoles).optional(), is_active: z.boolean().optional() }),
    answer: staffAccountSchema,
    errors: ['not_found', 'version_conflict', 'own_rights', 'forbidden'],
    timeoutMs: 15_000,
  },
  resetSecondFactor: {
    method: 'DELETE',
    path: '/api/admin/staff-members/{id}/second-factor/',
    summary:
      'Takes the second factor of another member of staff away, who has lost the phone and the recovery codes, and signs them out everywhere',
    access: 'staff',
    permission: 'staff.write',
    params: memberParams,
    answer: staffAccountSchema,
    errors: ['not_found', 'own_rights', 'forbidden'],
    timeoutMs: 15_000,
  },
  listStaffSessions: {
    method: 'GET',
    path: '/api/admin/staff-sessions/',
    summary: 'Devices on which members of staff are signed in, the last used first',
    access: 'staff',
    permission: 'staff.read',
    query: z.object({ ...staffListQuery(['last_used_at']), member: idParameter.optional() }),
    answer: pageOf(staffSessionSchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
  revokeStaffSession: {
    method: 'DELETE',
    path: '/api/admin/staff-sessions/{id}/',
    summary: 'Signs a member of staff out on one device, at once',
    access: 'staff',
    permission: 'staff.write',
    params: sessionParams,
    answer: endedSessionSchema,
    errors: ['not_found'],
    timeoutMs: 15_000,
  },
  listOwnSessions: {
    method: 'GET',
    path: '/api/admin/me/sessions/',
    summary: 'Devices on which the caller is signed in',
    access: 'staff',
    permission: null,
    answer: z.array(staffSessionSchema),
    errors: [],
    timeoutMs: 15_000,
  },
  revokeOwnSession: {
    method: 'DELETE',
    path: '/api/admin/me/sessions/{id}/',
    summary: 'Signs the caller out on one device',
    access: 'staff',
    permission: null,
    params: sessionParams,
    answer: endedSessionSchema,
    errors: ['not_found'],
    timeoutMs: 15_000,
  },
})
