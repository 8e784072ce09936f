import { governorateCodes, governorates, parseGovernorate } from '@shop/contract'
import { type TextareaHTMLAttributes, useId } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/classes.ts'
import { controlClasses, describeField, FieldFrame, type FieldProperties } from '../../../ui/forms/field.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { type FieldFaults, textLimits } from './checkout-fields.ts'
import { FormSection, OrderTextField, useFieldWords } from './order-text-field.tsx'

/** The fields of the address, from the governorate to the door. */
export function DestinationFields({ faults }: { faults: FieldFaults }) {
  const t = useMessages(ordersMessages)
  const errorOf = useFieldWords(faults)
  return (
    <FormSection heading={t.destination}>
      <GovernorateSelect error={errorOf('region')} />
      <OrderTextField name="city" faults={faults} label={t.city} autoComplete="address-level2" />
      <OrderTextField name="address" faults={faults} label={t.address} autoComplete="address-line1" />
      <OrderTextField name="apartment" faults={faults} label={t.apartment} autoComplete="address-line2" />
      <div className="col-span-full">
        <TextArea
          name="notes"
          label={t.notes}
          hint={t.notesHint}
          isOptional
          error={errorOf('notes')}
          maxLength={textLimits.notes.max}
          autoComplete="off"
          dir="auto"
        />
      </div>
    </FormSection>
  )
}

/** One of Egypt's 27 governorates. The form sends its code, so a change of language preserves the choice. */
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

type Properties = FieldProperties & TextareaHTMLAttributes<HTMLTextAreaElement>

/** Several lines of text with their label, hint and error. */
function TextArea({ label, hint, error, isOptional, id, className, ...rest }: Properties) {
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      <textarea
        id={controlId}
        required={!isOptional}
        className={classes(controlClasses, 'min-h-24', className)}
        {...describeField(controlId, { hint, error })}
        {...rest}
      />
    </FieldFrame>
  )
}
