import { asGovernorateCode, type GovernorateCode, governorateCodes, governorates } from '@shop/contract'
import type { SelectHTMLAttributes } from 'react'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { Select } from '../ui/forms/select.tsx'
import { chooseGovernorate, useChosenGovernorate } from './chosen-governorate.ts'
import { deliveryMessages } from './delivery.late.messages.ts'

type Properties = { label: string; error?: string | null } & Omit<SelectHTMLAttributes<HTMLSelectElement>, 'id'>

/** One of Egypt's 27 governorates, by its code, so that a change of language preserves the choice. */
export function GovernorateSelect(properties: Properties) {
  const t = useMessages(deliveryMessages)
  const language = useLanguage()
  return (
    <Select autoComplete="address-level1" namesOf={namesOfGovernorate} {...properties}>
      <option value="" disabled>
        {t.chooseGovernorate}
      </option>
      {governorateCodes.map((code) => (
        <option key={code} value={code}>
          {governorates[code][language]}
        </option>
      ))}
    </Select>
  )
}

/** Chooses the shopper's governorate for all pages. */
export function ChosenGovernorateSelect({ label }: { label: string }) {
  const governorate = useChosenGovernorate()
  return (
    <GovernorateSelect
      label={label}
      value={governorate ?? ''}
      onChange={(event) => chooseGovernorate(event.target.value as GovernorateCode)}
    />
  )
}

/** In both languages: a keyboard may be set to either. */
function namesOfGovernorate(value: string): string[] {
  const code = asGovernorateCode(value)
  return code ? Object.values(governorates[code]) : []
}
