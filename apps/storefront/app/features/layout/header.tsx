import { formatMoney } from '@shop/i18n'
import { Package, Truck } from 'lucide-react'
import { Link, useNavigation } from 'react-router'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'
import { layoutMessages } from './layout.messages.ts'
import { Logo } from './logo.tsx'
import { MainMenu, type MenuCategory } from './main-menu.tsx'

type Properties = {
  search: Elements
  cart: Elements
  /** Favourites and comparison; on a phone they are in the menu. */
  lists: { links: Elements; menu: Elements }
  languageSwitch: Elements
  /** Login or the account; on a phone it is in the menu. */
  account: { button: Elements; dashboard: Elements; menu: Elements }
  categories: readonly MenuCategory[]
  /** The shopper's governorate, in the menu of a phone. */
  destination: Elements
  /** Beside the form of an order: one row on a small screen, without search. */
  isBesideOrder: boolean
}

/**
 * The header of each page: logo, search, account, orders, favourites, comparison, cart and language. Below 1024 px
 * search and cart are a second row (rule H-03); only this row stays visible while the page scrolls.
 */
export function Header({
  search,
  cart,
  lists,
  languageSwitch,
  account,
  categories,
  destination,
  isBesideOrder,
}: Properties) {
  return (
    <header
      className={classes(
        'sticky top-0 z-30 border-line border-b bg-paper max-md:has-data-search-open:z-50',
        !isBesideOrder && 'max-lg:-top-13',
      )}
    >
      <div className="page flex items-center gap-2 py-2.5 max-lg:flex-wrap lg:gap-x-3">
        <div className="flex items-center gap-1 max-lg:grow md:me-2 md:gap-4">
          <MainMenu categories={categories} account={account.menu} lists={lists.menu} destination={destination} />
          <Logo />
        </div>
        <div className={classes('min-w-0 grow max-lg:order-1 max-lg:basis-3/4', isBesideOrder && 'max-lg:hidden')}>
          {search}
        </div>
        {/* Its space is reserved, so that nothing moves when it appears. */}
        <div className="w-11 shrink-0 max-md:hidden">{account.dashboard}</div>
        {languageSwitch}
        <div className="max-md:hidden">{account.button}</div>
        <div className="max-md:hidden">
          <OrdersLink />
        </div>
        <div className="flex max-md:hidden">{lists.links}</div>
        <div className="max-lg:order-2">{cart}</div>
      </div>
    </header>
  )
}

/** A link to the orders in the header (rule H-02). */
function OrdersLink() {
  const t = useMessages(layoutMessages)
  return (
    <Link
      to={paths.orders()}
      title={t.orders}
      className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control px-2 font-semibold transition-colors hover:text-nile"
    >
      <Package aria-hidden="true" className="size-6 shrink-0" />
      <span className="max-xl:sr-only">{t.orders}</span>
    </Link>
  )
}

type TopBarProperties = {
  /** In EGP. */
  freeDeliveryOver: number | null
  /** The shopper's governorate; on a phone it is in the menu. */
  destination: Elements
  isBesideOrder: boolean
}

/** A bar above the header with free delivery, the shopper's governorate and offers (rule H-06). */
export function TopBar({ freeDeliveryOver, destination, isBesideOrder }: TopBarProperties) {
  const t = useMessages(layoutMessages)
  const language = useLanguage()
  return (
    <aside
      aria-label={t.offers}
      className={classes('bg-night text-on-night text-sm', isBesideOrder && 'max-lg:hidden')}
    >
      <div className="page flex min-h-10 items-center justify-between gap-4">
        {freeDeliveryOver !== null && (
          <p className="flex items-center gap-2">
            <Truck aria-hidden="true" className="mirror size-4 shrink-0 text-lamp" />
            <span>{t.freeDelivery({ amount: formatMoney(freeDeliveryOver, language) })}</span>
          </p>
        )}
        <div className="ms-auto min-w-0 max-sm:hidden">{destination}</div>
        <Link
          to={paths.offers()}
          className="inline-flex min-h-11 shrink-0 items-center font-semibold text-lamp underline-offset-4 hover:underline max-sm:hidden"
        >
          {t.seeOffers}
        </Link>
      </div>
    </aside>
  )
}

export const mainId = 'main'

/** Lets keyboard users skip the header. */
export function SkipLink() {
  const t = useMessages(layoutMessages)
  return (
    <a
      href={`#${mainId}`}
      className="sr-only rounded-control bg-lamp px-5 py-3 font-semibold text-on-lamp focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
    >
      {t.skip}
    </a>
  )
}

/** A thin line at the top while the next page loads. */
export function LoadingBar() {
  const { state } = useNavigation()
  if (state === 'idle') return null
  return (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      <div className="h-full w-full approach bg-lamp" />
    </div>
  )
}
