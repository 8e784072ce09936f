import { Box, Typography } from '@mui/material'
import { governorateCodes, governorates, planMethods } from '@shop/contract'
import { methodTitles, type StaffSettings, staffRoles } from '@shop/contract/staff'
import type { ComponentProps } from 'react'
import { BooleanInput, CheckboxGroupInput, required, SelectArrayInput, SelectInput, TextInput } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { DateInput } from '../../ui/forms/date-input.tsx'
import { FieldGrid } from '../../ui/forms/field-grid.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { RowsInput } from '../../ui/forms/rows-input.tsx'
import { SingletonForm } from '../../ui/forms/singleton-form.tsx'
import { useRoleNames } from '../../ui/use-role-names.ts'
import { settingsMessages } from './settings.messages.ts'

const load = () => staffApi.settings.getSettings()
/** May contain the name of an office, in Arabic or English. */
const asTyped = { htmlInput: { dir: 'auto' } }
const asLink = { htmlInput: { dir: 'ltr', inputMode: 'url' as const } }
const save = (body: StaffSettings) => staffApi.settings.updateSettings({ body })

export function SettingsPage() {
  const t = useMessages(settingsMessages)
  const canWrite = useCan('settings.write')
  const language = useLanguage()
  const roleNames = useRoleNames()
  const count = (source: string, hint?: string, limits: { min?: number; max?: number } = {}) => (
    <NumberInput source={source} min={0} {...limits} isWhole validate={required()} helperText={hint} />
  )
  const time = (source: string, hint?: string) => (
    <DateInput source={source} kind="time" validate={required()} helperText={hint} />
  )
  const money = (source: string, hint?: string) => (
    <NumberInput source={source} min={0} validate={required()} helperText={hint} />
  )
  return (
    <SingletonForm title={t.title} load={load} save={save} canWrite={canWrite}>
      <LocalizedInput source="name" label={t.name} isNeeded />
      <Part title={t.invoice} hint={t.invoiceHint}>
        {['commercial_register', 'tax_card', 'seller_address'].map((source) => (
          <TextInput key={source} source={source} slotProps={asTyped} />
        ))}
      </Part>
      <Part title={t.promises} hint={t.promisesHint}>
        {count('delivery_hours')}
        {count('confirmation_minutes', t.confirmation_minutes_hint)}
        {time('calls_from')}
        {time('calls_to', t.calls_hint)}
        {count('return_days')}
        {count('change_of_mind_days')}
        {count('warranty_years', t.warranty_years_hint)}
      </Part>
      <InstallmentPlans />
      <Part title={t.apps} hint={t.appsHint}>
        {['google_play_url', 'app_store_url'].map((source) => (
          <TextInput key={source} source={source} slotProps={asLink} />
        ))}
      </Part>
      <Part title={t.guestOrders} hint={t.guestOrdersHint}>
        {count('guest_max_per_product', t.guest_max_per_product_hint, { min: 1 })}
        {count('guest_max_units', t.guest_max_units_hint, { min: 1 })}
        {money('guest_max_total', t.guest_max_total_hint)}
      </Part>
      <Part title={t.trust} hint={t.trustHint}>
        {count('trust_known_after', t.trust_known_after_hint)}
        {money('trust_known_max_total')}
        {money('trust_call_total', t.trust_call_total_hint)}
        <SelectArrayInput
          source="trust_call_governorates"
          choices={governorateCodes.map((id) => ({ id, name: governorates[id][language] }))}
          translateChoice={false}
        />
        {count('trust_call_orders', t.trust_call_orders_hint)}
        {count('trust_call_phones', t.trust_call_phones_hint)}
        {count('trust_call_refusals', t.trust_refusals_hint)}
        {count('trust_code_refusals', t.trust_code_refusals_hint)}
        {count('trust_card_refusals', t.trust_card_refusals_hint)}
        {count('trust_held_out_percent', t.trust_held_out_percent_hint, { max: 50 })}
        {count('trust_deposit_percent', t.trust_deposit_percent_hint, { max: 90 })}
      </Part>
      <Part title={t.inside}>
        {count('low_stock_at', t.low_stock_at_hint)}
        <BooleanInput source="has_house_stars" helperText={t.houseStarsHint} />
      </Part>
      <Part title={t.logins}>
        <BooleanInput source="is_phone_verification_required" helperText={t.phoneVerificationHint} />
        <CheckboxGroupInput
          source="second_factor_roles"
          choices={staffRoles.map((id) => ({ id, name: roleNames[id] }))}
          translateChoice={false}
          helperText={t.secondFactorHint}
        />
      </Part>
    </SingletonForm>
  )
}

const newPlan = {
  name: { en: '', ar: '' },
  method: null,
  months: null,
  fee_percent: null,
  min_total: null,
  max_total: null,
  valid_from: '',
  valid_to: null,
}

/** What is shown as a monthly price, and from when to when. */
function InstallmentPlans() {
  const t = useMessages(settingsMessages)
  const language = useLanguage()
  return (
    <Part title={t.installments} hint={t.installmentsHint} columns="1fr">
      <RowsInput
        source="installment_plans"
        label={t.installment_plans}
        entryName={t.plan}
        addLabel={t.addPlan}
        newRow={newPlan}
      >
        <LocalizedInput source="name" label={t.planName} isNeeded />
        <FieldGrid>
          <SelectInput
            source="method"
            label={t.method}
            choices={planMethods.map((id) => ({ id, name: methodTitles[id][language] }))}
            translateChoice={false}
            parse={(id) => id || null}
            helperText={t.onlyShown}
          />
          <NumberInput source="months" label={t.months} min={2} max={120} isWhole validate={required()} />
          <NumberInput
            source="fee_percent"
            label={t.fee_percent}
            min={0}
            max={200}
            validate={required()}
            helperText={t.fee_percent_hint}
          />
          <NumberInput source="min_total" label={t.min_total} min={0} validate={required()} />
          <NumberInput source="max_total" label={t.max_total} min={0} helperText={t.noEnd} />
          <DateInput source="valid_from" label={t.valid_from} validate={required()} />
          <DateInput source="valid_to" label={t.valid_to} helperText={t.noEnd} />
        </FieldGrid>
      </RowsInput>
    </Part>
  )
}

type PartProperties = ComponentProps<typeof FieldGrid> & { title: string; hint?: string }

function Part({ title, hint, ...grid }: PartProperties) {
  return (
    <Box component="section" sx={{ mb: 2 }}>
      <Typography component="h2" variant="subtitle1" sx={{ fontWeight: 700 }}>
        {title}
      </Typography>
      {hint && (
        <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
          {hint}
        </Typography>
      )}
      <FieldGrid {...grid} />
    </Box>
  )
}
