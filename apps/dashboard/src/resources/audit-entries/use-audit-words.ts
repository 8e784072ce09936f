import { useMessages } from '../../i18n/language.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'

/** What the log can be narrowed to. */
export const auditedEntities = [
  'order',
  'payment_problem',
  'customer',
  'product',
  'catalogue',
  'category',
  'stock',
  'banner',
  'video',
  'policy',
  'settings',
  'contact_info',
  'staff_member',
  'staff_invitation',
] as const

/** Where the screens show a thing, and name its fields. */
export const resourceOfEntity: Readonly<Record<string, string>> = {
  order: 'orders',
  payment_problem: 'payment-problems',
  customer: 'customers',
  product: 'products',
  catalogue: 'catalogue-files',
  category: 'categories',
  stock: 'stock-levels',
  banner: 'banners',
  video: 'videos',
  policy: 'policies',
  settings: 'settings',
  contact_info: 'contact-info',
  staff_member: 'staff-members',
  staff_invitation: 'staff-members',
} satisfies Record<(typeof auditedEntities)[number], string>

/** Names what was done to what; what is not known here is shown as it is written. */
export function useAuditWords() {
  const t: Readonly<Record<string, unknown>> = useMessages(auditEntriesMessages)
  const nameOf = (kind: 'action' | 'entity' | 'id') => (word: string) => {
    const name = t[`${kind}_${word}`]
    return typeof name === 'string' ? name : word.replaceAll('_', ' ')
  }
  return { nameOfAction: nameOf('action'), nameOfEntity: nameOf('entity'), nameOfId: nameOf('id') }
}
