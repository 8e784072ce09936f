import { z } from 'zod'
import { defineStaffEndpoints } from '../endpoint.ts'
import { instantField, multilineField } from '../fields.ts'
import { pageOf } from '../paging.ts'
import { localizedField } from '../staff/localized-fields.ts'
import { localizedSchema, staffListQuery, versionField } from '../staff/staff-fields.ts'
import { policyKinds } from './policies.schema.ts'
import { isReadableMarkdown } from './readable-markdown.ts'

/** A policy in both languages; `body` is Markdown: headings (##, ###), paragraphs, lists, links and **strong** words. */
export const staffPolicySchema = z.object({
  id: z.enum(policyKinds),
  title: localizedSchema,
  body: localizedSchema,
  version: versionField,
  updated_at: instantField,
})
export type StaffPolicy = z.output<typeof staffPolicySchema>

const kind = z.object({ id: z.enum(policyKinds) })

export const policiesStaffEndpoints = defineStaffEndpoints({
  listPolicies: {
    method: 'GET',
    path: '/api/admin/policies/',
    summary: 'The texts of the policy pages',
    permission: 'content.read',
    query: z.object(staffListQuery(['id'], 'asc')),
    answer: pageOf(staffPolicySchema),
  },
  getPolicy: {
    method: 'GET',
    path: '/api/admin/policies/{id}/',
    summary: 'A policy in both languages',
    permission: 'content.read',
    params: kind,
    answer: staffPolicySchema,
    errors: ['not_found'],
  },
  updatePolicy: {
    method: 'PUT',
    path: '/api/admin/policies/{id}/',
    summary: 'Changes a policy in both languages',
    permission: 'content.write',
    params: kind,
    body: z.object({ title: localizedField(120), body: policyBody(), version: versionField }),
    answer: staffPolicySchema,
    errors: ['not_found', 'version_conflict'],
  },
})

/** Several lines, needed in both languages. */
function policyBody() {
  const field = multilineField(50_000).pipe(
    z
      .string()
      .min(1)
      .refine(isReadableMarkdown, { params: { reason: 'markdown' } }),
  )
  return z.object({ en: field, ar: field })
}
