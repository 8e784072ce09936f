import { LockKeyhole, PackageSearch, ShoppingBasket } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { LostOrder } from '../order-form/lost-order.tsx'
import { useCartProblemWords } from '../order-form/trouble-alert.tsx'
import { ordersMessages } from '../orders.late.messages.ts'
import { type CheckoutCart, findCartProblem } from './checkout-cart.ts'
import type { useCheckout } from './use-checkout.ts'

type Properties = {
  cart: CheckoutCart
  checkout: Pick<ReturnType<typeof useCheckout>, 'phase' | 'trouble' | 'findLost'>
  refreshCart: () => Promise<unknown>
  /** Whether a login ended since this page opened: the cart is gone with it. */
  hasLoginEnded: boolean
}

/** The checkout without a cart: the reason and a link back, or a running search for a lost order. */
export function NothingToOrder({ cart, checkout, refreshCart, hasLoginEnded }: Properties) {
  const t = useMessages(ordersMessages)
  const problemWords = useCartProblemWords()
  if (checkout.phase === 'checking') {
    return (
      <div role="status">
        <Notice icon={<PackageSearch />} heading={t.checkout} text={t.checking} />
      </div>
    )
  }
  if (checkout.trouble?.outcome === 'lost') return <LostOrder trouble={checkout.trouble} onRetry={checkout.findLost} />
  if (hasLoginEnded) return <LoginEnded />
  const problem = findCartProblem(cart) ?? 'empty'
  return (
    <Notice icon={<ShoppingBasket />} heading={t.checkout} text={problemWords[problem]}>
      {problem !== 'empty' && (
        <Button look="lamp" isResting={cart.status === 'loading'} onClick={() => void refreshCart()}>
          {t.retry}
        </Button>
      )}
      <ButtonLink look={problem === 'empty' ? 'lamp' : 'plain'} to={paths.products()}>
        {t.continueShopping}
      </ButtonLink>
    </Notice>
  )
}

/** The draft restores what was typed when the page opens again (see `checkout-draft.ts`). */
function LoginEnded() {
  const t = useMessages(ordersMessages)
  return (
    <Notice icon={<LockKeyhole />} heading={t.checkout} text={t.loginEnded}>
      <ButtonLink look="lamp" to={paths.login({ next: paths.checkout() })}>
        {t.logInAgain}
      </ButtonLink>
      <ButtonLink look="plain" to={paths.products()}>
        {t.continueShopping}
      </ButtonLink>
    </Notice>
  )
}
