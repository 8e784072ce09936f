import type { StaffProductType, SynonymInput } from '@shop/contract/staff'
import { foldText } from '@shop/i18n'
import { AutocompleteArrayInput, BooleanInput, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { useProductTypes } from '../shared/use-product-types.ts'
import { AddToGroup } from './add-to-group.tsx'
import { SearchPreview } from './search-preview.tsx'
import { synonymsMessages } from './synonyms.messages.ts'
import { TermsInput } from './terms-input.tsx'

const newGroup: SynonymInput = { english: [], arabic: [], franco: [], is_appliance: false, types: [], near_types: [] }

const columns = ['english', 'arabic', 'franco'] as const

export function SynonymForm() {
  const t = useMessages(synonymsMessages)
  return (
    <ResourceForm
      transform={toSynonymBody}
      defaultValues={newGroup}
      newOnly={<AddToGroup />}
      removal={<RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.synonyms.removeSynonym} />}
    >
      <FieldGrid columns={{ xs: '1fr', md: '1fr 1fr 1fr' }}>
        {columns.map((column) => (
          <TermsInput key={column} source={column} label={t[column]} helperText={t.termsHint} />
        ))}
      </FieldGrid>
      <BooleanInput source="is_appliance" helperText={t.is_appliance_hint} />
      <TypesInput source="types" label={t.types} helperText={t.typesHint} />
      <TypesInput source="near_types" label={t.near_types} helperText={t.nearTypesHint} />
      <Preview />
    </ResourceForm>
  )
}

type TypesProperties = { source: string; label: string; helperText: string }

/** Groups name types by key, which never changes. */
function TypesInput({ source, label, helperText }: TypesProperties) {
  const language = useLanguage()
  return (
    <AutocompleteArrayInput
      source={source}
      label={label}
      helperText={helperText}
      choices={useProductTypes()}
      optionValue="key"
      optionText={({ name }: StaffProductType) => name[language]}
      matchSuggestion={(typed, { name }: StaffProductType) => foldText(name[language]).includes(foldText(typed))}
      translateChoice={false}
    />
  )
}

function Preview() {
  const form = useWatch<SynonymInput>()
  const { id = null } = useRecordContext<{ id: number }>() ?? {}
  const group = toSynonymBody(form)
  const terms = [...group.franco, ...group.arabic, ...group.english]
  return (
    <SearchPreview change={terms.length > 0 ? { kind: 'synonym', id, ...group } : null} example={terms.at(-1) ?? ''} />
  )
}

type Form = Partial<SynonymInput> & { version?: number }

function toSynonymBody({ version, english, arabic, franco, is_appliance, types, near_types }: Form) {
  const body = {
    english: english ?? [],
    arabic: arabic ?? [],
    franco: franco ?? [],
    is_appliance: is_appliance ?? false,
    types: types ?? [],
    near_types: near_types ?? [],
  }
  return { ...body, ...(version !== undefined && { version }) }
}
