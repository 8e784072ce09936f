import { useMessages } from '../../i18n/language.tsx'
import { TypedNumber } from '../../ui/forms/typed-field.tsx'
import { readUnits } from './read-number.ts'
import { returnsMessages } from './returns.messages.ts'

type Properties = { label: string; value: string; max: number; onChange: (value: string) => void }

/** A number of units from 0 to `max`; it says when what is typed is none. */
export function UnitsField({ max, ...field }: Properties) {
  const t = useMessages(returnsMessages)
  const fault = readUnits(field.value, max) === null && t.unitsWrong({ count: String(max) })
  return <TypedNumber {...field} fault={fault} input={{ inputMode: 'numeric' }} sx={{ mt: 1 }} />
}
