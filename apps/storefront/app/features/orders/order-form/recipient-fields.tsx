import { useMessages } from '../../../i18n/language.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { FieldFaults } from './checkout-fields.ts'
import { FormSection } from './form-section.tsx'
import { OrderTextField } from './order-text-field.tsx'

/** Who receives the order and answers the phone. */
export function RecipientFields({ faults }: { faults: FieldFaults }) {
  const t = useMessages(ordersMessages)
  return (
    <FormSection heading={t.recipient}>
      <OrderTextField name="first_name" faults={faults} label={t.firstName} autoComplete="given-name" />
      <OrderTextField name="last_name" faults={faults} label={t.lastName} autoComplete="family-name" />
      <div className="col-span-full">
        <OrderTextField
          name="phone"
          faults={faults}
          type="tel"
          label={t.phone}
          hint={t.phoneHint}
          autoComplete="tel"
          inputMode="tel"
          dir="ltr"
          placeholder="010 1234 5678"
        />
      </div>
    </FormSection>
  )
}
