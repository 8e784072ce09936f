import { carrierKinds } from '@shop/contract'
import type { Carrier } from '@shop/contract/staff'
import { BooleanInput, required, SelectInput, TextInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { carriersMessages } from './carriers.messages.ts'

const newCarrier = { kind: 'csv', tracking_pattern: '', is_active: true }

/** The form of a carrier, whose kind never changes. */
export function CarrierForm() {
  const t = useMessages(carriersMessages)
  const kinds = carrierKinds.map((id) => ({ id, name: t[`kind_${id}`] }))
  return (
    <ResourceForm
      transform={toBody}
      defaultValues={newCarrier}
      newOnly={<SelectInput source="kind" choices={kinds} validate={required()} helperText={t.kindHint} />}
    >
      <LocalizedInput source="name" label={t.name} isNeeded />
      <TextInput
        source="tracking_pattern"
        helperText={t.patternHint}
        fullWidth
        slotProps={{ htmlInput: { dir: 'ltr', inputMode: 'url' } }}
      />
      <BooleanInput source="is_active" />
    </ResourceForm>
  )
}

/** An empty input of a form is null. */
type Form = Partial<Omit<Carrier, 'tracking_pattern'>> & { tracking_pattern?: string | null }

function toBody(form: Form) {
  return { ...form, tracking_pattern: form.tracking_pattern ?? '' }
}
