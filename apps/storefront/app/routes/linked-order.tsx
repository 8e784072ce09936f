import { linkedOrderMessages } from '../features/orders/linked/linked-order.late.messages.ts'
import { LinkedOrderPage } from '../features/orders/linked/linked-order-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/linked-order.ts'

/** The address opens the order, so no cache, search engine or other site may get it. */
export const headers: Route.HeadersFunction = () => ({
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
})

export default function LinkedOrder({ params: { token } }: Route.ComponentProps) {
  const t = useMessages(linkedOrderMessages)
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      <LinkedOrderPage key={token} token={token} />
    </>
  )
}
