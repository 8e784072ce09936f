import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useMessages } from '../../../i18n/language.tsx'
import { Totals } from '../../../ui/amounts/totals.tsx'
import { classes } from '../../../ui/classes.ts'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { OrderLines } from '../order-lines.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { CheckoutCart } from './checkout-cart.ts'

/** On a phone, further lines are behind a button, so that the form is near. */
const maxLinesOnPhone = 2

/** The ordered items and totals: beside the form, on a phone above it. */
export function CheckoutSummary({ cart, isCartKnown }: { cart: CheckoutCart; isCartKnown: boolean }) {
  const t = useMessages(ordersMessages)
  const headingId = useId()
  const linesId = useId()
  const [isOpen, setOpen] = useState<boolean | null>(null)
  const areLinesShown = isOpen ?? cart.items.length <= maxLinesOnPhone
  return (
    <section
      aria-labelledby={headingId}
      className="grid min-w-0 gap-4 rounded-card border border-line bg-card p-5 shadow-card lg:sticky lg:top-28 lg:order-last"
    >
      <div className="flex min-h-11 items-center justify-between gap-3">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id={headingId} className="text-lg">
            {t.summary}
          </h2>
          {isCartKnown && <p className="text-muted text-sm">{t.itemCount({ count: cart.itemCount })}</p>}
        </div>
        {isCartKnown && (
          <button
            type="button"
            aria-expanded={areLinesShown}
            aria-controls={linesId}
            onClick={() => setOpen(!areLinesShown)}
            className="inline-flex min-h-11 shrink-0 items-center gap-1 text-nile text-sm lg:hidden"
          >
            {areLinesShown ? t.hideItems : t.showItems}
            <ChevronDown
              aria-hidden="true"
              className={classes('size-4 shrink-0 transition-transform', areLinesShown && 'rotate-180')}
            />
          </button>
        )}
      </div>
      {isCartKnown ? (
        <>
          <div id={linesId} className={classes(!areLinesShown && 'max-lg:hidden')}>
            <CartLines cart={cart} />
          </div>
          <Totals
            subtotal={cart.subtotal}
            delivery={cart.deliveryFee}
            total={cart.total}
            isDeliveryFinal={cart.isDeliveryFinal}
            isBusy={cart.status === 'loading'}
          />
        </>
      ) : (
        <>
          <Skeleton className="h-18" />
          <Skeleton className="h-34" />
        </>
      )}
    </section>
  )
}

function CartLines({ cart }: { cart: CheckoutCart }) {
  const lines = cart.items.map((item) => ({
    ...item,
    key: item.id,
    thumbnail: (
      <Picture
        picture={item.picture}
        alt=""
        sizes="64px"
        className="size-16 shrink-0 rounded-control bg-well object-cover"
      />
    ),
  }))
  return <OrderLines lines={lines} />
}
