import { parseGovernorate, type SavedAddress, textLimits, trimText } from '@shop/contract'
import { type FormEvent, useState } from 'react'
import { AddressFields } from '../../../delivery/address/address-fields.tsx'
import { type AddressDraft, type AddressFieldName, addressFieldNames } from '../../../delivery/address/address-names.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { accountMessages } from '../account.late.messages.ts'
import type { Faults } from '../account-checks.ts'
import { useFaultWords } from '../account-words.ts'
import { FormAlert } from '../form-alert.tsx'
import { SubmitButton } from '../submit-button.tsx'
import { useAccountForm } from '../use-account-form.ts'

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
  const { formProperties, faults, trouble, summary, isSending } = useAccountForm({
    names: addressFieldNames,
    check: checkAddress,
    send: onSave,
  })
  const needs: Partial<Record<AddressFieldName, string>> = {
    region: t.needRegion,
    city: t.needCity,
    address: t.needStreet,
  }

  function noteInput(event: FormEvent<HTMLFormElement>): void {
    formProperties.onInput(event)
    const { target } = event
    if (target instanceof HTMLSelectElement) setGovernorate(parseGovernorate(target.value))
  }

  return (
    <form {...formProperties} onInput={noteInput} className="grid items-start gap-4 sm:grid-cols-2">
      <div className="col-span-full empty:hidden">
        <FormAlert trouble={trouble} fallback={t.addressNotSaved} summary={summary} />
      </div>
      <AddressFields
        governorate={governorate}
        initial={address ?? {}}
        errorOf={(name) => wordsOf(faults[name], needs[name])}
      />
      <div className="col-span-full flex flex-wrap gap-3">
        <div className="min-w-40">
          <SubmitButton isSending={isSending} sending={t.saving}>
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

/** Checks an address before it is sent. */
function checkAddress(draft: AddressDraft): Faults<AddressFieldName> {
  const isMissing = (name: AddressFieldName) => {
    const min = name === 'region' ? 1 : textLimits[name].min
    return trimText(draft[name]).length < min
  }
  return Object.fromEntries(addressFieldNames.filter(isMissing).map((name) => [name, 'required']))
}
