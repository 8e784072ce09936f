import { shopperIdOf } from '@shop/session'
import { useSearchParams } from 'react-router'
import { paymentMessages } from '../features/orders/payment/payment.late.messages.ts'
import { PaymentResultPage } from '../features/orders/payment/payment-result-page.tsx'
import { useAuth } from '../features/users/auth-provider.tsx'
import { useMessages } from '../i18n/language.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'
import { usePromises } from '../shell/shell.ts'

/** The page after a payment, at two addresses of the provider's choice. Our own record decides what it shows. */
export default function PaymentReturn() {
  const t = useMessages(paymentMessages)
  const shopperId = shopperIdOf(useAuth().auth)
  const promises = usePromises()
  const [parameters] = useSearchParams()
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      <PaymentResultPage
        orderId={parameters.get('order')}
        shopperId={shopperId}
        promises={promises}
        onLinked={openLink}
      />
    </>
  )
}

/** A full load, so that the page of the link has its own headers. */
function openLink(token: string): void {
  window.location.replace(paths.linkedOrder(token))
}
