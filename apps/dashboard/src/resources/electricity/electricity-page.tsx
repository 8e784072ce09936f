import { Typography } from '@mui/material'
import type { StaffElectricity } from '@shop/contract/staff'
import { BooleanInput, required, TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { DateInput } from '../../ui/forms/date-input.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { RowsInput } from '../../ui/forms/rows-input.tsx'
import { SingletonForm } from '../../ui/forms/singleton-form.tsx'
import { electricityMessages } from './electricity.messages.ts'

const load = () => staffApi.electricity.getElectricity()
const save = (body: StaffElectricity) => staffApi.electricity.updateElectricity({ body })
const asLink = { htmlInput: { dir: 'ltr', inputMode: 'url' as const } }
const narrow = { inlineSize: { xs: '100%', md: 220 } }

/** The tariffs of electricity, and what a household is assumed to use. */
export function ElectricityPage() {
  const t = useMessages(electricityMessages)
  const canWrite = useCan('settings.write')
  return (
    <SingletonForm title={t.title} load={load} save={save} canWrite={canWrite}>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.intro}
      </Typography>
      <NumberInput source="household_kwh" min={1} isWhole validate={required()} helperText={t.household_kwh_hint} />
      <TariffInputs />
    </SingletonForm>
  )
}

const firstTier = { up_to_kwh: null, price_per_kwh: null, is_from_first_kwh: true }

/** A new tariff starts with the tiers of the newest one. */
function TariffInputs() {
  const t = useMessages(electricityMessages)
  const tariffs = useWatch<StaffElectricity, 'tariffs'>({ name: 'tariffs' })
  const tiers = tariffs?.[0]?.tiers ?? [firstTier]
  const newTariff = { valid_from: '', source: { en: '', ar: '' }, source_url: '', tiers }
  return (
    <RowsInput source="tariffs" label={t.tariffs} entryName={t.tariff} addLabel={t.addTariff} newRow={newTariff}>
      <DateInput source="valid_from" label={t.valid_from} validate={required()} sx={narrow} />
      <LocalizedInput source="source" label={t.source} isNeeded />
      <TextInput source="source_url" label={t.source_url} validate={required()} slotProps={asLink} />
      <TierInputs />
    </RowsInput>
  )
}

function TierInputs() {
  const t = useMessages(electricityMessages)
  const newTier = { ...firstTier, is_from_first_kwh: false }
  return (
    <RowsInput source="tiers" label={t.tiers} entryName={t.tier} addLabel={t.addTier} newRow={newTier} isInline>
      <NumberInput source="up_to_kwh" label={t.up_to_kwh} min={1} isWhole helperText={t.up_to_kwh_hint} sx={narrow} />
      <NumberInput source="price_per_kwh" label={t.price_per_kwh} min={0} validate={required()} sx={narrow} />
      <BooleanInput source="is_from_first_kwh" label={t.is_from_first_kwh} helperText={t.is_from_first_kwh_hint} />
    </RowsInput>
  )
}
