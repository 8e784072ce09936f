import { formatMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { Totals } from '../../../ui/totals.tsx'
import { openCartMessages } from '../cart.late.messages.ts'
import { useCart } from '../cart-provider.tsx'

/** What the cart comes to (rule C-03), said aloud whenever it changes. */
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
