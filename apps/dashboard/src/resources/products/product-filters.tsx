import type { StaffCategory } from '@shop/contract/staff'
import { NullableBooleanInput, ReferenceInput, SearchInput, SelectInput } from 'react-admin'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { productsMessages } from './products.messages.ts'

const flags = ['in_stock', 'is_offer', 'is_best_seller', 'is_featured'] as const

/** What the list of products can be narrowed to. */
export function useProductFilters() {
  const t = useMessages(productsMessages)
  const language = useLanguage()
  return [
    <SearchInput key="q" source="q" alwaysOn placeholder={t.q} sx={{ minInlineSize: 240 }} />,
    <ReferenceInput key="category" source="category" reference="categories" perPage={200} alwaysOn>
      <SelectInput
        label={t.category}
        optionText={(category: StaffCategory) => category.name[language]}
        sx={{ minInlineSize: 180 }}
      />
    </ReferenceInput>,
    <NullableBooleanInput key="is_active" source="is_active" alwaysOn />,
    ...flags.map((source) => <NullableBooleanInput key={source} source={source} />),
  ]
}
