import { governorateCodes, governorates, parseGovernorate } from '@shop/contract'
import { useLanguage, useMessages } from '../../language.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FieldFaults, textLimits } from './checkout-fields.ts'
import { useFieldWords } from './field-words.ts'
import { FormSection } from './form-section.tsx'
import { ordersMessages } from './orders.late.messages.ts'

/** Where the order goes, from the governorate to the door. */
export function DestinationFields({ faults }: { faults: FieldFaults }) {
  const t = useMessages(ordersMessages)
  const errorOf = useFieldWords(faults)
  return (
    <FormSection heading={t.destination}>
      <GovernorateSelect error={errorOf('region')} />
      <TextField
        name="city"
        label={t.city}
        error={errorOf('city')}
        maxLength={textLimits.city.longest}
        autoComplete="address-level2"
        dir="auto"
      />
      <TextField
        name="address"
        label={t.address}
        error={errorOf('address')}
        maxLength={textLimits.address.longest}
        autoComplete="address-line1"
        dir="auto"
      />
      <TextField
        name="apartment"
        label={t.apartment}
        isOptional
        error={errorOf('apartment')}
        maxLength={textLimits.apartment.longest}
        autoComplete="address-line2"
        dir="auto"
      />
      <div className="col-span-full">
        <TextArea
          name="notes"
          label={t.notes}
          hint={t.notesHint}
          isOptional
          error={errorOf('notes')}
          maxLength={textLimits.notes.longest}
          autoComplete="off"
          dir="auto"
        />
      </div>
    </FormSection>
  )
}

/** One of Egypt's 27, by the browser's own list; its code is sent, so that a change of language keeps the choice. */
function GovernorateSelect({ error }: { error: string | null }) {
  const t = useMessages(ordersMessages)
  const language = useLanguage()
  return (
    <Select
      name="region"
      label={t.region}
      error={error}
      autoComplete="address-level1"
      defaultValue=""
      namesOf={namesOfGovernorate}
    >
      <option value="" disabled>
        {t.chooseRegion}
      </option>
      {governorateCodes.map((code) => (
        <option key={code} value={code}>
          {governorates[code][language]}
        </option>
      ))}
    </Select>
  )
}

/** In both languages: a keyboard may be set to either. */
function namesOfGovernorate(value: string): string[] {
  const code = parseGovernorate(value)
  return code ? Object.values(governorates[code]) : []
}
