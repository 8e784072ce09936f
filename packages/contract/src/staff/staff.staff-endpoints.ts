import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { textField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { auditEntrySchema, staffMemberSchema } from './staff.schema.ts'
import { staffListQuery } from './staff-fields.ts'

export const staffEndpoints = defineStaffEndpoints({
  getMe: {
    method: 'GET',
    path: '/api/admin/me/',
    summary: 'The member of staff who asks, with what the role allows',
    access: 'staff',
    permission: null,
    isOpenBeforeSecondFactor: true,
    answer: staffMemberSchema,
    errors: [],
    timeoutMs: 15_000,
  },
  listAuditEntries: {
    method: 'GET',
    path: '/api/admin/audit-entries/',
    summary: 'Who changed what, the newest first',
    access: 'staff',
    permission: 'audit.read',
    query: z.object({
      ...staffListQuery(['at']),
      entity: textField(40, 0).optional(),
      entity_id: textField(60, 0).optional(),
    }),
    answer: pageOf(auditEntrySchema),
    errors: ['page_not_found'],
    timeoutMs: 15_000,
  },
})
