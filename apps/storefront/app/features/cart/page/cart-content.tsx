import { CloudOff, RefreshCw, ShoppingBasket } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { Elements } from '../../../ui/elements.ts'
import { useOnline } from '../../../ui/hooks/use-online.ts'
import { Alert } from '../../../ui/notices/alert.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useAttempts, useCart } from '../cart-provider.tsx'
import { describeFailure } from '../store/cart-failure.ts'

/** The content of an open cart: its error and its lines (the children), or why there are none. */
export function CartContent({ children }: { children: Elements }) {
  const { cart } = useCart()
  if (cart.items.length === 0) return cart.failure?.attempt === 'load' ? <CartTrouble /> : <EmptyCart />
  return (
    <>
      <CartTrouble />
      {children}
    </>
  )
}

/** Says that the cart could not be read, with a retry; the last known cart stays visible. */
function CartTrouble() {
  const t = useMessages(openCartMessages)
  const { cart, refresh } = useCart()
  const attempts = useAttempts()
  const isOnline = useOnline()
  const failure = cart.failure?.attempt === 'load' ? cart.failure : null
  if (isOnline && !failure) return null

  const heading = isOnline && failure ? describeFailure(failure, attempts) : t.offline
  const retry = (
    <Button size="small" isResting={cart.status === 'loading'} onClick={() => void refresh()}>
      <RefreshCw aria-hidden="true" className="size-4" />
      <span>{t.retry}</span>
    </Button>
  )
  if (cart.items.length === 0) {
    return (
      <Notice icon={<CloudOff />} heading={heading} text={t.loadFailedHint} level={2}>
        {retry}
      </Notice>
    )
  }
  return (
    <Alert tone="warning" icon={<CloudOff />} className="says-offline mb-5">
      <p>
        <strong>{heading}</strong> <span>{isOnline ? t.staleHint : t.offlineHint}</span>
      </p>
      <div>{retry}</div>
    </Alert>
  )
}

/** An empty cart, with a link to the products (rule C-04). */
function EmptyCart() {
  const t = useMessages(openCartMessages)
  return (
    <Notice icon={<ShoppingBasket />} heading={t.empty} text={t.emptyHint} level={2}>
      <ButtonLink look="lamp" to={paths.products()}>
        {t.continueShopping}
      </ButtonLink>
    </Notice>
  )
}
