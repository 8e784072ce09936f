import { type DeliveryZone, governorates } from '@shop/contract'
import { formatDays } from '@shop/i18n'
import { CircleAlert, Truck } from 'lucide-react'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { classes } from '../ui/classes.ts'
import { Alert } from '../ui/notices/alert.tsx'
import { deliveryMessages } from './delivery.late.messages.ts'

/**
 * When an order placed now arrives in a governorate, or that the shop does not deliver there. Its line is there before a governorate is
 * chosen, so that nothing moves under a press when the answer comes.
 */
export function DeliveryPromise({ zone }: { zone: DeliveryZone | null }) {
  const t = useMessages(deliveryMessages)
  const language = useLanguage()
  if (zone && !zone.promise) {
    return (
      <Alert tone="warning" icon={<CircleAlert />}>
        <p role="status">{t.closed({ governorate: governorates[zone.governorate][language] })}</p>
      </Alert>
    )
  }
  return (
    <p
      role="status"
      className={classes('flex items-center gap-2 text-sm', zone ? 'font-semibold text-success' : 'text-muted')}
    >
      <Truck aria-hidden="true" className="mirror size-5 shrink-0" />
      <span>{zone?.promise ? t.arrives({ days: formatDays(zone.promise, language) }) : t.unknown}</span>
    </p>
  )
}
