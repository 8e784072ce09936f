import type { ComponentProps } from 'react'
import { browserApi } from '../../../api.ts'
import { useMessages } from '../../../i18n/language.tsx'
import { Totals } from '../../../ui/amounts/totals.tsx'
import { lateComponent } from '../../../ui/late-component.ts'
import { PageSection } from '../../../ui/page-section.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CouponControl } from '../coupon/quoted-coupon.ts'
import { FoldedSummary } from '../order-form/folded-summary.tsx'
import { OrderLines } from '../order-lines.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import type { CheckoutCart } from './checkout-cart.ts'

const CouponField = lateComponent(async () => (await import('../coupon/coupon-field.tsx')).CouponField)

type Properties = {
  cart: CheckoutCart
  isCartKnown: boolean
  totals: ComponentProps<typeof Totals>
  coupon: CouponControl
}

/** The ordered items, the field for a code, and totals. */
export function CheckoutSummary({ cart, isCartKnown, totals, coupon }: Properties) {
  const t = useMessages(ordersMessages)
  return (
    <FoldedSummary
      total={isCartKnown ? totals.total : null}
      isNeeded={coupon.refusal !== null}
      note={isCartKnown ? t.itemCount({ count: cart.itemCount }) : null}
    >
      {isCartKnown ? (
        <>
          <CartLines cart={cart} />
          <PageSection>
            <CouponField {...coupon} basis={basisOf(cart)} ask={(code, signal) => quoteCart(cart, code, signal)} />
          </PageSection>
          <Totals {...totals} isBusy={cart.status === 'loading' || coupon.coupon === 'asking'} />
        </>
      ) : (
        <>
          <Skeleton className="h-18" />
          <Skeleton className="h-34" />
        </>
      )}
    </FoldedSummary>
  )
}

/** Goods and destination, which a quote depends on. */
function basisOf({ items, zone }: CheckoutCart): string {
  return JSON.stringify([zone?.governorate, items.map(({ id, quantity, lineTotal }) => [id, quantity, lineTotal])])
}

function quoteCart({ sessionKey, zone }: CheckoutCart, code: string, signal: AbortSignal) {
  const query = sessionKey === null ? {} : { session_key: sessionKey }
  const body = { coupon_code: code, region: zone?.governorate ?? null }
  return browserApi.orders.quoteCoupon({ query, body }, { signal })
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
