import { Box } from '@mui/material'
import type { StaffCalendar } from '@shop/contract/staff'
import { BooleanInput, CheckboxGroupInput, required } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { DateInput } from '../../ui/forms/date-input.tsx'
import { LocalizedInput } from '../../ui/forms/localized-input.tsx'
import { RowsInput } from '../../ui/forms/rows-input.tsx'
import { SingletonForm } from '../../ui/forms/singleton-form.tsx'
import { deliveryMessages } from './delivery.messages.ts'
import { ZonesPanel } from './zones-panel.tsx'

const load = async () => (await staffApi.delivery.getDelivery()).calendar
const save = (body: StaffCalendar) => staffApi.delivery.updateCalendar({ body })
/** The Egyptian week begins on Saturday. */
const weekdays = [6, 7, 1, 2, 3, 4, 5] as const
const newHoliday = { day: '', name: { en: '', ar: '' } }

/** The zones, and the calendar that dates the promises. */
export function DeliveryPage() {
  const t = useMessages(deliveryMessages)
  const canWrite = useCan('settings.write')
  return (
    <Box sx={{ mt: 2 }}>
      <ZonesPanel canWrite={canWrite} />
      <SingletonForm title={t.title} load={load} save={save} canWrite={canWrite}>
        <DateInput source="cut_off" kind="time" validate={required()} helperText={t.cutOffHint} />
        <CheckboxGroupInput
          source="weekdays"
          choices={weekdays.map((id) => ({ id, name: t[`day_${id}`] }))}
          translateChoice={false}
          validate={required()}
        />
        <BooleanInput source="shows_punctuality" helperText={t.showsPunctualityHint} />
        <RowsInput
          source="holidays"
          label={t.holidays}
          entryName={t.holiday}
          addLabel={t.addHoliday}
          newRow={newHoliday}
        >
          <DateInput source="day" label={t.day} validate={required()} />
          <LocalizedInput source="name" label={t.name} isNeeded />
        </RowsInput>
      </SingletonForm>
    </Box>
  )
}
