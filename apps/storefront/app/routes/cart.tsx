import { openCartMessages } from '../features/cart/cart.late.messages.ts'
import { CartPage } from '../features/cart/page/cart-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { MonthlyPrice } from '../installments/monthly-price.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { useShell } from '../shell/shell.ts'

export default function Cart() {
  const t = useMessages(openCartMessages)
  const { settings } = useShell()
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      <CartPage
        freeDeliveryOver={settings.free_delivery_over}
        renderMonthly={(total) => <MonthlyPrice plans={settings.installment_plans} total={total} />}
      />
    </>
  )
}
