import type { Order } from '@shop/contract'
import { CloudOff, LogIn, PackageOpen } from 'lucide-react'
import { useMessages } from '../../../i18n/language.tsx'
import { paths } from '../../../paths.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { Pager } from '../../../ui/links/pager.tsx'
import { Notice } from '../../../ui/notices/notice.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { ShopperId } from '../order-view.ts'
import { myOrdersMessages } from './my-orders.late.messages.ts'
import { OrderRow } from './order-row.tsx'
import { type OrdersView, useOrders } from './use-orders.ts'

/** The orders of the account, page by page, and those placed in this browser; guests see a login link (rule O-06). */
export function OrdersPage({ shopperId, page }: { shopperId: ShopperId; page: number }) {
  const t = useMessages(myOrdersMessages)
  const { view, retry } = useOrders(shopperId, page)
  return (
    <div className="page grid max-w-4xl gap-5 py-8">
      <h1 className="text-2xl md:text-3xl">{t.myOrders}</h1>
      {view.status === 'loading' && <Loading />}
      {view.status === 'failed' && (
        <Notice icon={<CloudOff />} heading={t.ordersNotLoaded} text={t.notLoadedHint} level={2}>
          <Button look="lamp" onClick={retry}>
            {t.retry}
          </Button>
        </Notice>
      )}
      {view.status === 'shown' &&
        (shopperId === null ? <OrdersOfGuest view={view} /> : <OrdersOfShopper view={view} page={page} />)}
    </div>
  )
}

type Shown = Extract<OrdersView, { status: 'shown' }>

function OrdersOfShopper({ view: { ofAccount, ofBrowser, pageCount }, page }: { view: Shown; page: number }) {
  const t = useMessages(myOrdersMessages)
  if (ofAccount.length + ofBrowser.length === 0) {
    return (
      <Notice icon={<PackageOpen />} heading={t.noOrders} text={t.noOrdersHint} level={2}>
        <ButtonLink look="lamp" to={paths.products()}>
          {t.startShopping}
        </ButtonLink>
        <ButtonLink to={paths.offers()}>{t.seeOffers}</ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      {ofAccount.length > 0 && <OrderRows label={t.myOrders} orders={ofAccount} />}
      <Pager page={page} pageCount={pageCount} pathOf={(other) => paths.orders({ page: other })} />
      {ofBrowser.length > 0 && <OrdersOfBrowser orders={ofBrowser} heading={t.orderedWithoutAccount} />}
    </>
  )
}

function OrdersOfGuest({ view: { ofBrowser } }: { view: Shown }) {
  const t = useMessages(myOrdersMessages)
  const logIn = (
    <ButtonLink look="lamp" to={paths.login({ next: paths.orders() })}>
      {t.logIn}
    </ButtonLink>
  )
  if (ofBrowser.length === 0) {
    return (
      <Notice icon={<LogIn className="mirror" />} heading={t.noOrdersOfGuest} text={t.logInHint} level={2}>
        {logIn}
        <ButtonLink to={paths.track()}>{t.findOrder}</ButtonLink>
        <ButtonLink to={paths.products()}>{t.startShopping}</ButtonLink>
      </Notice>
    )
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-nile-soft p-5">
        <div className="min-w-0 grow basis-72">
          <p className="font-semibold">{t.logInToSee}</p>
          <p className="text-sm">{t.logInToSeeHint}</p>
        </div>
        {logIn}
      </div>
      <OrdersOfBrowser orders={ofBrowser} heading={t.orderedHere} />
    </>
  )
}

function OrdersOfBrowser({ orders, heading }: { orders: readonly Order[]; heading: string }) {
  return (
    <>
      <h2 className="text-lg">{heading}</h2>
      <OrderRows label={heading} orders={orders} />
    </>
  )
}

function OrderRows({ label, orders }: { label: string; orders: readonly Order[] }) {
  return (
    <ul aria-label={label} className="grid gap-3">
      {orders.map((order) => (
        <OrderRow key={order.id} order={order} />
      ))}
    </ul>
  )
}

function Loading() {
  const t = useMessages(myOrdersMessages)
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{t.loadingOrders}</span>
      <Skeleton className="h-30" />
      <Skeleton className="h-30" />
      <Skeleton className="h-30" />
    </div>
  )
}
