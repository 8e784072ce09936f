import { formatMoney } from '@shop/i18n'
import { Truck } from 'lucide-react'
import { deliveryMessages } from '../../../delivery/delivery.late.messages.ts'
import { DeliveryPromise } from '../../../delivery/delivery-promise.tsx'
import { ChosenGovernorateSelect } from '../../../delivery/governorate-select.tsx'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Totals } from '../../../ui/amounts/totals.tsx'
import { classes } from '../../../ui/classes.ts'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { measureFreeDelivery } from './free-delivery.ts'
import { useCartGovernorate } from './use-cart-governorate.ts'

/** Totals of the cart (rule C-03), announced to screen readers when they change. */
export function CartTotals() {
  const t = useMessages(openCartMessages)
  const language = useLanguage()
  const { cart } = useCart()
  return (
    <>
      <Totals
        subtotal={cart.subtotal}
        delivery={cart.deliveryFee}
        total={cart.total}
        isDeliveryFinal={cart.isDeliveryFinal}
        isBusy={cart.status === 'loading'}
      />
      <p role="status" className="sr-only">
        {t.totalNow({ amount: formatMoney(cart.total, language) })}
      </p>
    </>
  )
}

/** Where the cart goes, chosen once, and when it arrives. */
export function CartDestination() {
  const t = useMessages(deliveryMessages)
  const { cart } = useCart()
  useCartGovernorate()
  return (
    <div className="grid gap-2">
      <ChosenGovernorateSelect label={t.deliverTo} />
      <DeliveryPromise zone={cart.zone} />
    </div>
  )
}

type Properties = {
  subtotal: number
  /** In EGP; null where delivery is never free. */
  freeDeliveryOver: number | null
}

/** Shows the amount missing for free delivery, in words and as a bar. */
export function FreeDeliveryProgress({ subtotal, freeDeliveryOver }: Properties) {
  const t = useMessages(openCartMessages)
  const language = useLanguage()
  const { cart } = useCart()
  const threshold = cart.zone ? cart.zone.free_over : freeDeliveryOver
  if (threshold === null) return null
  const { missing, share } = measureFreeDelivery(subtotal, threshold)
  const isReached = missing === 0
  return (
    <div className={classes('grid gap-2 rounded-control p-3.5', isReached ? 'bg-success-soft' : 'bg-lamp-soft')}>
      <p className={classes('flex items-center gap-2 text-sm', isReached && 'font-semibold text-success')}>
        <Truck aria-hidden="true" className="mirror size-5 shrink-0" />
        <span>{isReached ? t.freeDelivery : t.missingForFree({ amount: formatMoney(missing, language) })}</span>
      </p>
      <progress
        max={1}
        value={share}
        aria-label={t.freeDeliveryProgress}
        className={classes('gauge h-2 w-full', isReached ? 'text-success' : 'text-lamp')}
      />
    </div>
  )
}
