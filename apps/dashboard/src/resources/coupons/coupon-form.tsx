import { Typography } from '@mui/material'
import { couponKinds, type Localized } from '@shop/contract'
import type { StaffCoupon } from '@shop/contract/staff'
import {
  AutocompleteArrayInput,
  BooleanInput,
  ReferenceArrayInput,
  required,
  SelectInput,
  TextInput,
  useRecordContext,
} from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { DateInput } from '../../ui/forms/date-input.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { ResourceForm } from '../../ui/forms/resource-form.tsx'
import { couponsMessages } from './coupons.messages.ts'

const newCoupon = {
  kind: 'percent',
  percent: null,
  amount: null,
  category_ids: [],
  min_subtotal: 0,
  max_uses: 100,
  max_uses_per_customer: 1,
  is_active: true,
}

export function CouponForm() {
  return (
    <ResourceForm defaultValues={newCoupon} transform={leaveOutHidden}>
      <CouponInputs />
    </ResourceForm>
  )
}

/** An input that is hidden for the chosen kind may still hold a number. */
function leaveOutHidden(coupon: Partial<StaffCoupon>): Partial<StaffCoupon> {
  const { kind, percent = null, amount = null } = coupon
  return {
    ...coupon,
    percent: kind === 'percent' ? percent : null,
    amount: kind === 'free_delivery' ? null : amount,
  }
}

/** The code and what it takes off stay as they were made, because people have them in writing. */
function CouponInputs() {
  const t = useMessages(couponsMessages)
  const language = useLanguage()
  const isMade = useRecordContext<StaffCoupon>()?.id !== undefined
  const kind: unknown = useWatch({ name: 'kind' })
  const units = { min: 1, isWhole: true, validate: required() }
  return (
    <>
      {isMade && <Typography sx={{ mb: 2 }}>{t.madeHint}</Typography>}
      <LocalizedInput source="name" label={t.name} isNeeded />
      <FieldGrid>
        <TextInput source="code" helperText={isMade ? false : t.codeHint} validate={required()} readOnly={isMade} />
        <SelectInput
          source="kind"
          choices={couponKinds.map((id) => ({ id, name: t[`kind_${id}`] }))}
          validate={required()}
          readOnly={isMade}
        />
        {kind === 'percent' && (
          <NumberInput source="percent" min={1} max={100} isWhole validate={required()} readOnly={isMade} />
        )}
        {kind === 'percent' && <NumberInput source="amount" label={t.maxDiscount} min={0.01} readOnly={isMade} />}
        {kind === 'amount' && <NumberInput source="amount" min={0.01} validate={required()} readOnly={isMade} />}
        <NumberInput source="min_subtotal" min={0} validate={required()} />
        <DateInput kind="moment" source="starts_at" validate={required()} />
        <DateInput kind="moment" source="ends_at" validate={required()} />
        <NumberInput source="max_uses" {...units} />
        <NumberInput source="max_uses_per_customer" {...units} />
      </FieldGrid>
      <ReferenceArrayInput source="category_ids" reference="categories" perPage={200}>
        <AutocompleteArrayInput
          label={t.category_ids}
          helperText={t.categoriesHint}
          optionText={({ name }: { name: Localized }) => name[language]}
          filterToQuery={(q: string) => ({ q })}
          readOnly={isMade}
        />
      </ReferenceArrayInput>
      <BooleanInput source="is_active" />
    </>
  )
}
