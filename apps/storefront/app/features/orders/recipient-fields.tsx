import { useMessages } from '../../language.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type FieldFaults, textLimits } from './checkout-fields.ts'
import { useFieldWords } from './field-words.ts'
import { FormSection } from './form-section.tsx'
import { ordersMessages } from './orders.late.messages.ts'

/** Who receives the order and answers the phone. */
export function RecipientFields({ faults }: { faults: FieldFaults }) {
  const t = useMessages(ordersMessages)
  const errorOf = useFieldWords(faults)
  return (
    <FormSection heading={t.recipient}>
      <TextField
        name="first_name"
        label={t.firstName}
        error={errorOf('first_name')}
        maxLength={textLimits.first_name.longest}
        autoComplete="given-name"
        dir="auto"
      />
      <TextField
        name="last_name"
        label={t.lastName}
        error={errorOf('last_name')}
        maxLength={textLimits.last_name.longest}
        autoComplete="family-name"
        dir="auto"
      />
      <div className="col-span-full">
        <TextField
          name="phone"
          type="tel"
          label={t.phone}
          hint={t.phoneHint}
          error={errorOf('phone')}
          maxLength={textLimits.phone.longest}
          autoComplete="tel"
          inputMode="tel"
          dir="ltr"
          placeholder="010 1234 5678"
        />
      </div>
    </FormSection>
  )
}
