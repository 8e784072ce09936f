import { factGroups, factKinds, factPlaces, unitKeys } from '@shop/contract'
import type { StaffCategory, StaffProductType } from '@shop/contract/staff'
import { unitLabel } from '@shop/i18n'
import {
  AutocompleteArrayInput,
  CheckboxGroupInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { ChoicesInput } from './choices-input.tsx'
import { type FactFormValues, toFactBody } from './fact-values.ts'
import { factsMessages } from './facts.messages.ts'

const newFact = { kind: 'number', group: 'capacity', shown_in: ['comparison'], choices: [], types: [], categories: [] }

const columns = 'repeat(auto-fit, minmax(220px, 1fr))'

export function FactForm() {
  const t = useMessages(factsMessages)
  return (
    <ResourceForm
      transform={toFactBody}
      defaultValues={newFact}
      removal={<RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.facts.removeFact} />}
    >
      <FactInputs />
    </ResourceForm>
  )
}

/** The inputs of a fact. Those of a number or a choice appear with that kind only. */
function FactInputs() {
  const t = useMessages(factsMessages)
  const kind = useWatch<FactFormValues, 'kind'>({ name: 'kind' })
  const isUsed = (useRecordContext<FactFormValues>()?.products_count ?? 0) > 0
  return (
    <>
      <LocalizedInput source="name" label={t.name} isNeeded />
      <FieldGrid columns={columns}>
        <TextInput
          source="key"
          validate={required()}
          helperText={t.keyHint}
          readOnly={isUsed}
          slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
        />
        <SelectInput
          source="kind"
          choices={factKinds.map((id) => ({ id, name: t[`kind_${id}`] }))}
          translateChoice={false}
          validate={required()}
          readOnly={isUsed}
          helperText={t.kindHint}
        />
        <SelectInput
          source="group"
          choices={factGroups.map((id) => ({ id, name: t[`group_${id}`] }))}
          translateChoice={false}
          validate={required()}
        />
        <NumberInput source="place" min={0} isWhole helperText={t.placeHint} />
      </FieldGrid>
      {kind === 'number' && <NumberInputs />}
      {kind === 'choice' && <ChoicesInput />}
      <CheckboxGroupInput
        source="shown_in"
        choices={factPlaces.map((id) => ({ id, name: t[`shown_in_${id}`] }))}
        translateChoice={false}
      />
      <ScopeInputs />
    </>
  )
}

function NumberInputs() {
  const t = useMessages(factsMessages)
  const language = useLanguage()
  return (
    <FieldGrid columns={columns}>
      <SelectInput
        source="unit"
        choices={unitKeys.map((id) => ({ id, name: unitLabel(id, language) }))}
        translateChoice={false}
        emptyText={t.noUnit}
      />
      <SelectInput
        source="better"
        choices={(['more', 'less'] as const).map((id) => ({ id, name: t[`better_${id}`] }))}
        translateChoice={false}
        helperText={t.betterHint}
      />
      <NumberInput source="min" />
      <NumberInput source="max" />
    </FieldGrid>
  )
}

/** The types and categories whose products may carry the fact. */
function ScopeInputs() {
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
