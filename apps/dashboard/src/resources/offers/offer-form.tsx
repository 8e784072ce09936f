import { Typography } from '@mui/material'
import { offerKinds, offerScopes, type StaffOffer } from '@shop/contract/staff'
import { BooleanInput, required, SaveButton, SelectInput, useRecordContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { RemoveButton } from '../../ui/dialogs/remove-button.tsx'
import { DateInput } from '../../ui/forms/date-input.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { OfferPreview } from './offer-preview.tsx'
import { offersMessages } from './offers.messages.ts'
import { TargetInputs } from './target-inputs.tsx'

function OfferToolbar() {
  const t = useMessages(offersMessages)
  const state = useRecordContext<StaffOffer>()?.state
  if (state === 'over') return null
  return (
    <>
      <SaveButton />
      {state === 'planned' && (
        <RemoveButton title={t.removeTitle} removed={t.removed} remove={staffApi.offers.deleteOffer} />
      )}
    </>
  )
}

const newOffer = {
  scope: 'categories',
  targets: [],
  fact: null,
  left_out: [],
  kind: 'percent',
  floor: null,
  ends_in_9: true,
  priority: 0,
}

export function OfferForm() {
  return (
    <ResourceForm defaultValues={newOffer} toolbar={<OfferToolbar />}>
      <OfferInputs />
    </ResourceForm>
  )
}

function OfferInputs() {
  const t = useMessages(offersMessages)
  const state = useRecordContext<StaffOffer>()?.state
  const kind: unknown = useWatch({ name: 'kind' })
  const { setValue } = useFormContext()
  const hasStarted = state === 'running' || state === 'over'
  const choicesOf = <Word extends string>(words: readonly Word[], nameOf: (word: Word) => string) =>
    words.map((id) => ({ id, name: nameOf(id) }))
  return (
    <>
      {state === 'running' && <Typography sx={{ mb: 2 }}>{t.runningHint}</Typography>}
      <LocalizedInput source="name" label={t.name} isNeeded />
      <FieldGrid>
        <SelectInput
          source="scope"
          choices={choicesOf(offerScopes, (scope) => t[`scope_${scope}`])}
          validate={required()}
          // The number of a category means another thing among products.
          onChange={() => {
            setValue('targets', [], { shouldDirty: true })
            setValue('fact', null, { shouldDirty: true })
          }}
          readOnly={hasStarted}
        />
        <TargetInputs isFixed={hasStarted} />
        <SelectInput
          source="kind"
          choices={choicesOf(offerKinds, (one) => t[`kind_${one}`])}
          validate={required()}
          readOnly={hasStarted}
        />
        <NumberInput source="value" min={0.01} validate={required()} readOnly={hasStarted} />
        <DateInput kind="moment" source="starts_at" validate={required()} readOnly={hasStarted} />
        <DateInput kind="moment" source="ends_at" validate={required()} readOnly={state === 'over'} />
        {kind !== 'fixed' && <NumberInput source="floor" min={0.01} readOnly={hasStarted} />}
        <NumberInput
          source="priority"
          min={0}
          isWhole
          validate={required()}
          helperText={t.priorityHint}
          readOnly={hasStarted}
        />
      </FieldGrid>
      {kind !== 'fixed' && <BooleanInput source="ends_in_9" readOnly={hasStarted} />}
      {!hasStarted && <OfferPreview />}
    </>
  )
}
