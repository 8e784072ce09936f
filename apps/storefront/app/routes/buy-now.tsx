import { openLocalStore } from '@shop/session'
import { useCallback } from 'react'
import { type ShouldRevalidateFunctionArgs, useRevalidator, useSearchParams } from 'react-router'
import { useTrackOnce } from '../analytics/track.tsx'
import { readPage } from '../api.ts'
import { cartStorage } from '../features/cart/store/cart-storage.ts'
import { buyNowMessages } from '../features/orders/buy-now/buy-now.messages.ts'
import { readChoice } from '../features/orders/buy-now/buy-now-choice.ts'
import { BuyNowPage } from '../features/orders/buy-now/buy-now-page.tsx'
import { openBuyNowDesk } from '../features/orders/buy-now/use-buy-now.ts'
import { CrashedOrder } from '../features/orders/order-form/crashed-order.tsx'
import { useGoToOrder } from '../features/orders/order-form/use-placing.ts'
import { useAuth } from '../features/users/auth-provider.tsx'
import { useMessages } from '../i18n/language.tsx'
import { PageError } from '../shell/page-error.tsx'
import { PageHead } from '../shell/page-head.tsx'
import type { Route } from './+types/buy-now.ts'

export function loader({ context, params: { productId: id } }: Route.LoaderArgs) {
  return readPage(context, async (api) => {
    const [product, { zones }, { methods }] = await Promise.all([
      api.catalog.getProduct({ params: { id } }),
      api.delivery.getDelivery(),
      api.orders.listPaymentMethods(),
    ])
    return { product, zones, methods }
  })
}

/** The data of another choice of the same product is already loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isOtherChoice = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
  return !isOtherChoice && defaultShouldRevalidate
}

export default function BuyNow({ loaderData: { product, zones, methods } }: Route.ComponentProps) {
  const t = useMessages(buyNowMessages)
  const { user } = useAuth().auth
  const { revalidate } = useRevalidator()
  const goToOrder = useGoToOrder()
  const [parameters] = useSearchParams()
  useTrackOnce(product.id, () => {
    const { color, price, quantity } = readChoice(product, parameters)
    return { kind: 'begin_checkout', things: [{ productId: product.id, colorId: color?.id ?? null, price, quantity }] }
  })
  const readSessionKey = useCallback(() => cartStorage(openLocalStore()).ensureSessionKey(), [])
  return (
    <>
      <PageHead title={t.buyNowNamed({ name: product.name })} isIndexed={false} />
      <BuyNowPage
        key={product.id}
        product={product}
        zones={zones}
        methods={methods}
        shopper={user}
        sessionKey={readSessionKey}
        refresh={revalidate}
        onPlaced={goToOrder}
      />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CrashedOrder openDesk={openBuyNowDesk}>
      <PageError error={error} />
    </CrashedOrder>
  )
}
