import { z } from 'zod'
import { poundsField } from '../fields.ts'
import { userRoles } from '../users/users.schema.ts'
import { permissions } from './permissions.ts'
import { localizedSchema } from './staff-fields.ts'

/** A member of staff with what the role allows. */
export const staffMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  role: z.enum(userRoles),
  permissions: z.array(z.enum(permissions)),
  /** The member's role must have a second factor and the member has none: until then no other call is answered. */
  must_set_up_second_factor: z.boolean(),
})
export type StaffMember = z.output<typeof staffMemberSchema>

/** One change: who did what to what, with the changed fields before and after. */
export const auditEntrySchema = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  actor: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  action: z.string(),
  entity: z.string(),
  entity_id: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  /** The name of the changed thing at that time; null when it has none, or has the name of a person. */
  label: localizedSchema.nullable(),
  /** The number of changes that this entry groups, listed by `group`; 0 for a single change. */
  grouped: z.number().int(),
})
export type AuditEntry = z.output<typeof auditEntrySchema>

/** The account of a member of staff, as an administrator sees it. */
export const staffAccountSchema = z.object({
  id: z.number().int(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  role: z.enum(userRoles),
  /** In place of those of the role; null: those of the role. */
  permissions: z.array(z.enum(permissions)).nullable(),
  /** What they may send back to shoppers on one day, in EGP; null: no limit. */
  refund_limit: poundsField.nullable(),
  is_active: z.boolean(),
  is_phone_verified: z.boolean(),
  has_second_factor: z.boolean(),
  /** Whether the role must have one. */
  is_second_factor_required: z.boolean(),
  /** Devices that are signed in, and when one was last used. */
  sessions: z.number().int(),
  last_used_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  version: z.number().int(),
})
export type StaffAccount = z.output<typeof staffAccountSchema>

/** A login of a member of staff on one device. */
export const staffSessionSchema = z.object({
  id: z.uuid(),
  member: z.object({ id: z.number().int(), name: z.string(), phone: z.string() }),
  device: z.string(),
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime(),
  /** Whether it is the session of the caller. */
  is_current: z.boolean(),
})
export type StaffSession = z.output<typeof staffSessionSchema>

/** An invitation to the staff, as an administrator sees it. */
export const staffInvitationSchema = z.object({
  id: z.uuid(),
  phone: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  role: z.enum(userRoles),
  created_at: z.iso.datetime(),
  /** From then on the link counts no more. */
  expires_at: z.iso.datetime(),
  is_expired: z.boolean(),
  /** What became of the message; `none` where the link was handed over at the machine. */
  delivery: z.enum(['waiting', 'sent', 'failed', 'none']),
})
export type StaffInvitation = z.output<typeof staffInvitationSchema>
