import type { StaffCategory, StaffProductType } from '@shop/contract/staff'
import { AutocompleteArrayInput, ReferenceArrayInput } from 'react-admin'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { factsMessages } from './facts.messages.ts'

/** The types and categories whose products may carry the fact. */
export function ScopeInputs() {
  const t = useMessages(factsMessages)
  const language = useLanguage()
  const nameOf = ({ name }: StaffProductType | StaffCategory) => name[language]
  return (
    <>
      <ReferenceArrayInput source="types" reference="product-types" perPage={200}>
        <AutocompleteArrayInput
          label={t.types}
          optionText={nameOf}
          helperText={t.typesHint}
          filterToQuery={(q) => ({ q })}
        />
      </ReferenceArrayInput>
      <ReferenceArrayInput source="categories" reference="categories" perPage={200}>
        <AutocompleteArrayInput label={t.categories} optionText={nameOf} />
      </ReferenceArrayInput>
    </>
  )
}
