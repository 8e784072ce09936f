import { type DeliveryZone, textLimits } from '@shop/contract'
import type { RefObject } from 'react'
import { AddressFields } from '../../../delivery/address/address-fields.tsx'
import { DeliveryPromise } from '../../../delivery/delivery-promise.tsx'
import { useMessages } from '../../../i18n/language.tsx'
import { TextArea } from '../../../ui/forms/text-area.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { FieldFaults } from './checkout-fields.ts'
import { KnownAddresses } from './known-addresses.tsx'
import { FormSection, useFieldWords } from './order-text-field.tsx'

type DestinationProperties = {
  faults: FieldFaults
  zone: DeliveryZone | null
  form: RefObject<HTMLFormElement | null>
  isSignedIn: boolean
}

/** The fields of the address, from the governorate to the door, with the addresses of before. */
export function DestinationFields({ faults, zone, form, isSignedIn }: DestinationProperties) {
  const t = useMessages(ordersMessages)
  const errorOf = useFieldWords(faults)
  return (
    <FormSection heading={t.destination}>
      <KnownAddresses form={form} isSignedIn={isSignedIn} />
      <AddressFields governorate={zone?.governorate ?? null} errorOf={errorOf}>
        {/* A refusal has said at the field that the governorate is closed. */}
        {(zone?.promise !== null || errorOf('region') === null) && <DeliveryPromise zone={zone} />}
      </AddressFields>
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
