import type { DeliveryZone } from '@shop/contract'
import { type TextareaHTMLAttributes, useId } from 'react'
import { DeliveryPromise } from '../../../delivery/delivery-promise.tsx'
import { GovernorateSelect } from '../../../delivery/governorate-select.tsx'
import { useMessages } from '../../../i18n/language.tsx'
import { classes } from '../../../ui/classes.ts'
import { controlClasses, describeField, FieldFrame, type FieldProperties } from '../../../ui/forms/field.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { type FieldFaults, textLimits } from './checkout-fields.ts'
import { FormSection, OrderTextField, useFieldWords } from './order-text-field.tsx'

/** The fields of the address, from the governorate to the door. */
export function DestinationFields({ faults, zone }: { faults: FieldFaults; zone: DeliveryZone | null }) {
  const t = useMessages(ordersMessages)
  const errorOf = useFieldWords(faults)
  return (
    <FormSection heading={t.destination}>
      <GovernorateSelect name="region" label={t.region} error={errorOf('region')} defaultValue="" />
      <OrderTextField name="city" faults={faults} label={t.city} autoComplete="address-level2" />
      <div className="col-span-full">
        <DeliveryPromise zone={zone} />
      </div>
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
