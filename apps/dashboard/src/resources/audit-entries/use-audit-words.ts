import type { AuditedEntity } from '@shop/contract/staff'
import { useTranslate } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'

/** The resource of each entity, which labels its fields, and names it where the log has no name of its own. */
export const resourceOfEntity: Readonly<Record<string, string>> = {
  order: 'orders',
  return: 'returns',
  payment_problem: 'payment-problems',
  customer: 'customers',
  product: 'products',
  catalogue: 'catalogue-files',
  category: 'categories',
  product_type: 'product-types',
  fact: 'facts',
  search_synonym: 'search/synonyms',
  search_pin: 'search/pins',
  search_redirect: 'search/redirects',
  stock: 'stock-levels',
  banner: 'banners',
  video: 'videos',
  policy: 'policies',
  settings: 'settings',
  delivery_zone: 'delivery',
  delivery_calendar: 'delivery',
  offer: 'offers',
  coupon: 'coupons',
  electricity: 'electricity',
  contact_info: 'contact-info',
  staff_member: 'staff-members',
  staff_invitation: 'staff-members',
  parcel_problem: 'parcel-problems',
  carrier: 'carriers',
  settlement: 'courier-sheets',
} satisfies Record<AuditedEntity, string>

/** Names the actions and entities of the log; an unknown one is shown as it is. */
export function useAuditWords() {
  const t: Readonly<Record<string, unknown>> = useMessages(auditEntriesMessages)
  const translate = useTranslate()
  const nameOf = (kind: 'action' | 'entity' | 'id') => (word: string) => {
    const name = t[`${kind}_${word}`]
    if (typeof name === 'string') return name
    const resource = kind === 'entity' && resourceOfEntity[word]
    return resource ? translate(`resources.${resource}.name`, { smart_count: 1 }) : word.replaceAll('_', ' ')
  }
  return { nameOfAction: nameOf('action'), nameOfEntity: nameOf('entity'), nameOfId: nameOf('id') }
}
