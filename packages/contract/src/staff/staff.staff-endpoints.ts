import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { chosenDayField, idParameter, textField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { auditEntrySchema, staffMemberSchema } from './staff.schema.ts'
import { staffListQuery } from './staff-fields.ts'

export const staffEndpoints = defineStaffEndpoints({
  getMe: {
    method: 'GET',
    path: '/api/admin/me/',
    summary: 'The member of staff who asks, with what the role allows',
    permission: null,
    isOpenBeforeSecondFactor: true,
    answer: staffMemberSchema,
  },
  listAuditEntries: {
    method: 'GET',
    path: '/api/admin/audit-entries/',
    summary:
      'Who changed what, the newest first; an import is one entry, unless `q`, `entity_id` or `group` asks for what is in it',
    permission: 'audit.read',
    query: z.object({
      ...staffListQuery(['at']),
      entity: textField(40, 0).optional(),
      entity_id: textField(60, 0).optional(),
      /** Who did it. */
      actor: idParameter.optional(),
      /** Days in Cairo, the last one included. */
      from: chosenDayField.optional(),
      to: chosenDayField.optional(),
      /** The id of a grouping entry: lists only the changes of its group. */
      group: idParameter.optional(),
    }),
    answer: pageOf(auditEntrySchema),
  },
})
