import { carrierKinds } from '@shop/contract'
import type { Carrier } from '@shop/contract/staff'
import { BooleanInput, required, SaveButton, SelectInput, TextInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { CreateForm } from '../../ui/forms/record-form.tsx'
import { VersionedEdit } from '../../ui/forms/versioned-edit.tsx'
import { carriersMessages } from './carriers.messages.ts'

export function CarrierEdit() {
  return (
    <VersionedEdit redirect="list" transform={toChange} toolbar={<SaveButton />}>
      <CarrierInputs />
    </VersionedEdit>
  )
}

const newCarrier = { kind: 'csv', tracking_pattern: '', is_active: true }

export function CarrierCreate() {
  const t = useMessages(carriersMessages)
  const kinds = carrierKinds.map((id) => ({ id, name: t[`kind_${id}`] }))
  return (
    <CreateForm transform={toBody} defaultValues={newCarrier}>
      <SelectInput source="kind" choices={kinds} validate={required()} helperText={t.kindHint} />
      <CarrierInputs />
    </CreateForm>
  )
}

/** The inputs of a carrier, without its kind, which never changes. */
function CarrierInputs() {
  const t = useMessages(carriersMessages)
  return (
    <>
      <LocalizedInput source="name" label={t.name} isNeeded />
      <TextInput
        source="tracking_pattern"
        helperText={t.patternHint}
        fullWidth
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
      />
      <BooleanInput source="is_active" />
    </>
  )
}

/** An empty input of a form is null. */
type Form = Partial<Omit<Carrier, 'tracking_pattern'>> & { tracking_pattern?: string | null }

function toBody(form: Form) {
  return { ...form, tracking_pattern: form.tracking_pattern ?? '' }
}

function toChange({ name, tracking_pattern, is_active, version }: Form) {
  return { name, tracking_pattern: tracking_pattern ?? '', is_active, version }
}
