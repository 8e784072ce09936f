import type { StaffFact } from '@shop/contract/staff'
import { useGetList } from 'react-admin'
import { useLanguage } from '../../i18n/language.tsx'

/** All facts, in their order. */
export const allFacts = { pagination: { page: 1, perPage: 200 }, sort: { field: 'place', order: 'ASC' } } as const

/** Names facts by their keys. A deleted fact is named by its key. */
export function useFactNames(): (key: string) => string {
  const language = useLanguage()
  const { data: facts = [] } = useGetList<StaffFact>('facts', allFacts)
  return (key) => facts.find((fact) => fact.key === key)?.name[language] ?? key
}
