import { z } from 'zod'
import { instantField, textField } from '../fields.ts'
import { versionField } from '../staff/staff-fields.ts'
import { searchLimits as max } from './search-limits.ts'

const termsField = z.array(textField(max.term)).max(max.terms)
const typesField = z.array(z.string().regex(/^[a-z][a-z0-9_-]{1,39}$/)).max(max.types)

/** A group of terms that mean one thing. At least one term in any of the three. */
export const synonymInput = {
  english: termsField,
  arabic: termsField,
  /** Arabic in Latin letters and digits, such as 5alat, and misspellings. */
  franco: termsField,
  /** Whether the group names a kind of appliance. */
  is_appliance: z.boolean(),
  /** Keys of the product types that the kind stands for, the most likely first. None: the shop does not sell it. */
  types: typesField,
  /** Keys of the product types to show where the kind is not sold. */
  near_types: typesField,
}
type Terms = Record<'english' | 'arabic' | 'franco', string[]>

export function checkHasTerm({ english, arabic, franco }: Terms, context: z.core.$RefinementCtx): void {
  if (english.length + arabic.length + franco.length > 0) return
  for (const path of ['english', 'arabic', 'franco'])
    context.addIssue({ code: 'custom', path: [path], params: { reason: 'term_needed' } })
}

export const newSynonymSchema = z.object(synonymInput).superRefine(checkHasTerm)
export const changedSynonymSchema = z.object({ ...synonymInput, version: versionField }).superRefine(checkHasTerm)
export type SynonymInput = z.output<typeof newSynonymSchema>

export const staffSynonymSchema = z.object({
  id: z.number().int(),
  version: versionField,
  english: z.array(z.string()),
  arabic: z.array(z.string()),
  franco: z.array(z.string()),
  is_appliance: z.boolean(),
  types: z.array(z.string()),
  near_types: z.array(z.string()),
  updated_at: instantField,
})
export type StaffSynonym = z.output<typeof staffSynonymSchema>
