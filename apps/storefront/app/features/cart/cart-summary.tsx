import { formatMoney } from '@shop/i18n'
import { Banknote, CircleAlert } from 'lucide-react'
import { useId } from 'react'
import { useLanguage, useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { Alert } from '../../ui/alert.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Totals } from '../../ui/totals.tsx'
import { cartMessages } from './cart.messages.ts'
import { lineAnchor } from './cart-line.tsx'
import { useCart } from './cart-provider.tsx'
import { FreeDeliveryProgress } from './free-delivery-progress.tsx'

/** What the cart comes to and the way on (rule C-03). */
export function CartSummary({ freeDeliveryOver }: { freeDeliveryOver: number }) {
  const t = useMessages(cartMessages)
  const language = useLanguage()
  const { cart } = useCart()
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-card lg:sticky lg:top-28"
    >
      <h2 id={headingId} className="text-lg">
        {t.summary}
      </h2>
      <FreeDeliveryProgress subtotal={cart.subtotal} freeDeliveryOver={freeDeliveryOver} />
      <Totals
        subtotal={cart.subtotal}
        delivery={cart.deliveryFee}
        total={cart.total}
        isBusy={cart.status === 'loading'}
      />
      <p role="status" className="sr-only">
        {t.totalNow({ amount: formatMoney(cart.total, language) })}
      </p>
      <WayOn />
      <ButtonLink look="quiet" to={paths.products()}>
        {t.keepShopping}
      </ButtonLink>
      <p className="flex items-center justify-center gap-2 text-muted text-sm">
        <Banknote aria-hidden="true" className="size-5 shrink-0" />
        {t.cashOnDelivery}
      </p>
    </section>
  )
}

/** Leads to checkout, unless a line is in the way: then to that line. */
function WayOn() {
  const t = useMessages(cartMessages)
  const { cart } = useCart()
  const obstacle = cart.items.find((line) => !line.isAvailable)
  const noteId = useId()
  if (!obstacle) {
    return (
      <ButtonLink look="lamp" size="large" to={paths.checkout()}>
        {t.checkout}
      </ButtonLink>
    )
  }
  return (
    <>
      <Button look="lamp" size="large" disabled aria-describedby={noteId}>
        {t.checkout}
      </Button>
      <Alert tone="danger" icon={<CircleAlert />}>
        <a id={noteId} href={`#${lineAnchor(obstacle.id)}`} className="font-semibold underline underline-offset-4">
          {t.blocked}
        </a>
      </Alert>
    </>
  )
}
