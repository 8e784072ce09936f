import type { PinInput, StaffProductRow } from '@shop/contract/staff'
import { searchLimits } from '@shop/contract/staff'
import { AutocompleteInput, ReferenceInput, required, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { pinsMessages } from './pins.messages.ts'
import { SearchPreview } from './search-preview.tsx'
import { TermsInput } from './terms-input.tsx'

export function PinForm() {
  const t = useMessages(pinsMessages)
  const language = useLanguage()
  return (
    <ResourceForm
      defaultValues={{ queries: [], place: 1 }}
      removal={<RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.pins.removePin} />}
    >
      <TermsInput source="queries" label={t.queries} helperText={t.queriesHint} />
      <ReferenceInput source="product" reference="products" perPage={20}>
        <AutocompleteInput
          label={t.product}
          optionText={({ name, sku }: StaffProductRow) => `${name[language]} (${sku})`}
          filterToQuery={(q) => ({ q })}
          validate={required()}
        />
      </ReferenceInput>
      <NumberInput
        source="place"
        min={1}
        max={searchLimits.place}
        isWhole
        validate={required()}
        helperText={t.placeHint}
      />
      <Preview />
    </ResourceForm>
  )
}

function Preview() {
  const { queries = [], product, place } = useWatch<PinInput>()
  const { id = null } = useRecordContext<{ id: number }>() ?? {}
  const isWhole = queries.length > 0 && product !== undefined && product !== null && Boolean(place)
  const change = isWhole ? { kind: 'pin' as const, id, queries, product, place: place ?? 1 } : null
  return <SearchPreview change={change} example={queries.at(-1) ?? ''} />
}
