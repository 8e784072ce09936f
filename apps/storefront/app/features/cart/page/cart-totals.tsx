import { formatMoney } from '@shop/i18n'
import { Truck } from 'lucide-react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Totals } from '../../../ui/amounts/totals.tsx'
import { classes } from '../../../ui/classes.ts'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'
import { measureFreeDelivery } from './free-delivery.ts'

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
        isBusy={cart.status === 'loading'}
      />
      <p role="status" className="sr-only">
        {t.totalNow({ amount: formatMoney(cart.total, language) })}
      </p>
    </>
  )
}

type Properties = { subtotal: number; freeDeliveryOver: number }

/** Shows the amount missing for free delivery, in words and as a bar. */
export function FreeDeliveryProgress({ subtotal, freeDeliveryOver }: Properties) {
  const t = useMessages(openCartMessages)
  const language = useLanguage()
  const { missing, share } = measureFreeDelivery(subtotal, freeDeliveryOver)
  const isReached = missing === 0
  return (
    <div className={classes('grid gap-2 rounded-control p-3.5', isReached ? 'bg-success-soft' : 'bg-lamp-soft')}>
      <p className={classes('flex items-center gap-2 text-sm', isReached && 'font-semibold text-success')}>
        <Truck aria-hidden="true" className="mirror size-5 shrink-0" />
        {isReached ? t.freeDelivery : t.missingForFree({ amount: formatMoney(missing, language) })}
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
