import { useMessages } from '../../i18n/language.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'

/** Names what was done to what; what is not known here is shown as it is written. */
export function useAuditWords() {
  const t: Readonly<Record<string, unknown>> = useMessages(auditEntriesMessages)
  const nameOf = (kind: 'action' | 'entity') => (word: string) => {
    const name = t[`${kind}_${word}`]
    return typeof name === 'string' ? name : word.replaceAll('_', ' ')
  }
  return { nameOfAction: nameOf('action'), nameOfEntity: nameOf('entity') }
}

/** What the log can be narrowed to. */
export const auditedEntities = [
  'order',
  'payment_problem',
  'customer',
  'product',
  'category',
  'stock',
  'banner',
  'policy',
  'settings',
  'contact_info',
  'staff_member',
] as const
