import { formatMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/overlays/dialog.tsx'
import { deliveryMessages } from './delivery.late.messages.ts'
import { DeliveryPromise } from './delivery-promise.tsx'
import { ChosenGovernorateSelect } from './governorate-select.tsx'
import { useShownDelivery } from './shown-delivery.ts'

/** The choice of the governorate, with what delivery there costs and when an order placed now arrives. */
export function GovernorateDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const t = useMessages(deliveryMessages)
  const language = useLanguage()
  const zone = useShownDelivery()?.zone ?? null
  const describeFee = () => {
    if (!zone?.is_open) return t.feeUnknown
    const fee = formatMoney(zone.fee, language)
    if (zone.fee === 0) return t.free
    return zone.free_over === null ? t.fee({ fee }) : t.feeUntil({ fee, amount: formatMoney(zone.free_over, language) })
  }
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t.where}>
      <div className="grid gap-3">
        <ChosenGovernorateSelect label={t.governorate} />
        <DeliveryPromise zone={zone} />
        <p className="text-muted text-sm">{describeFee()}</p>
        <Button look="lamp" onClick={onClose}>
          {t.done}
        </Button>
      </div>
    </Dialog>
  )
}
