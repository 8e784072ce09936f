import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import type { CheckoutTrouble } from '../order-form/place-order.ts'
import { ordersMessages } from '../orders.late.messages.ts'

type Properties = { trouble: CheckoutTrouble; submit: () => void; refreshCart: () => Promise<unknown> }

/** What a shopper can do when a cart was not ordered. */
export function CartTroubleSteps({ trouble, submit, refreshCart }: Properties) {
  const t = useMessages(ordersMessages)
  if (trouble.outcome === 'lost') {
    return (
      <Button size="small" onClick={submit}>
        {t.retry}
      </Button>
    )
  }
  return (
    <>
      <ButtonLink size="small" to={paths.cart()}>
        {t.openCart}
      </ButtonLink>
      {trouble.outcome === 'unfit' && (
        <Button size="small" onClick={() => void refreshCart()}>
          {t.retry}
        </Button>
      )}
    </>
  )
}
