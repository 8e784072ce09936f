import { asGovernorateCode, type SavedAddress, textLimits, trimText } from '@shop/contract'
import { type FormEvent, useState } from 'react'
import { AddressFields } from '../../../delivery/address/address-fields.tsx'
import { type AddressDraft, type AddressFieldName, addressFieldNames } from '../../../delivery/address/address-names.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { makeChecks, useForm } from '../../../ui/forms/use-form.ts'
import { accountMessages } from '../account.late.messages.ts'
import type { Fault } from '../account-checks.ts'
import { useFaultWords } from '../account-words.ts'
import { FormAlert } from '../form-alert.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { explainForm } from '../trouble.ts'

type Properties = {
  /** Null for a new address. */
  address: SavedAddress | null
  onSave: (draft: AddressDraft) => Promise<void>
  onCancel: () => void
}

/** Adds an address, or changes one. */
export function AddressForm({ address, onSave, onCancel }: Properties) {
  const t = useMessages(accountMessages)
  const wordsOf = useFaultWords()
  const [governorate, setGovernorate] = useState(address?.region ?? null)
  const form = useForm({ checks: addressChecks, send: onSave })
  const needs: Partial<Record<AddressFieldName, string>> = {
    region: t.needRegion,
    city: t.needCity,
    address: t.needStreet,
  }

  function noteInput(event: FormEvent<HTMLFormElement>): void {
    form.properties.onInput(event)
    const { target } = event
    if (target instanceof HTMLSelectElement) setGovernorate(asGovernorateCode(target.value))
  }

  return (
    <form {...form.properties} onInput={noteInput} className="grid items-start gap-4 sm:grid-cols-2">
      <div className="col-span-full empty:hidden">
        <FormAlert {...explainForm(form)} fallback={t.addressNotSaved} />
      </div>
      <AddressFields
        governorate={governorate}
        initial={address ?? {}}
        errorOf={(name) => wordsOf(form.faults[name], needs[name])}
      />
      <div className="col-span-full flex flex-wrap gap-3">
        <div className="min-w-40">
          <SubmitButton form={form} sending={t.saving}>
            {t.saveAddress}
          </SubmitButton>
        </div>
        <Button size="large" onClick={onCancel}>
          {t.cancelAddress}
        </Button>
      </div>
    </form>
  )
}

const addressChecks = makeChecks(addressFieldNames, (name, text): Fault | null => {
  const min = name === 'region' ? 1 : textLimits[name].min
  return trimText(text).length < min ? 'required' : null
})
