import type { AuditedEntity, Carrier } from '@shop/contract/staff'
import { useGetList, useTranslate } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import type { ValueWords } from '../../ui/values/describe-value.ts'
import { useValueWords } from '../../ui/values/use-value-words.ts'
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

/** The texts for logged values: as forms show them, with the names of carriers for who may see them. */
export function useLoggedValues(): ValueWords {
  const words = useValueWords()
  const language = useLanguage()
  const allCarriers = { pagination: { page: 1, perPage: 200 } }
  const { data: carriers = [] } = useGetList<Carrier>('carriers', allCarriers, { enabled: useCan('orders.read') })
  const nameOfChoice: ValueWords['nameOfChoice'] = (resource, field, word) =>
    field === 'carrier_id'
      ? carriers.find(({ id }) => String(id) === word)?.name[language]
      : words.nameOfChoice(resource, field, word)
  return { ...words, nameOfChoice }
}
