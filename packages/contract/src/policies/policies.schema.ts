import { z } from 'zod'
import { instantField } from '../fields.ts'

/** The texts that a shop must show (spec, section 2). They are called as their pages are. */
export const policyKinds = ['privacy-policy', 'terms', 'return-policy'] as const
export type PolicyKind = (typeof policyKinds)[number]

/** A piece of a sentence; `href` is a path of the shop or an `https:`, `mailto:` or `tel:` address. */
const policyTextSchema = z.object({ text: z.string(), is_strong: z.boolean(), href: z.string().nullable() })
export type PolicyText = z.output<typeof policyTextSchema>

/** A parsed block of a policy, so that no page handles markup. `id` is the anchor of a heading. */
const policyBlockSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('heading'),
    id: z.string(),
    level: z.union([z.literal(2), z.literal(3)]),
    text: z.string(),
  }),
  z.object({ kind: z.literal('paragraph'), content: z.array(policyTextSchema) }),
  z.object({ kind: z.literal('list'), is_ordered: z.boolean(), items: z.array(z.array(policyTextSchema)) }),
])
export type PolicyBlock = z.output<typeof policyBlockSchema>

/** A policy in the language of the request. */
export const policySchema = z.object({
  kind: z.enum(policyKinds),
  title: z.string(),
  blocks: z.array(policyBlockSchema),
  version: z.number().int(),
  updated_at: instantField,
})
export type Policy = z.output<typeof policySchema>
