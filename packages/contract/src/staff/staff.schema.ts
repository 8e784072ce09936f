import { z } from 'zod'
import { userRoles } from '../users/users.schema.ts'
import { permissions } from './permissions.ts'

/** A member of staff with what the role allows. */
export const staffMemberSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string(),
  role: z.enum(userRoles),
  permissions: z.array(z.enum(permissions)),
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
})
export type AuditEntry = z.output<typeof auditEntrySchema>
