import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { MainMenu, type MenuCategory } from './main-menu.tsx'
import { OrdersLink } from './orders-link.tsx'

type Properties = {
  search: ReactNode
  cart: ReactNode
  /** Favourites and the comparison; a phone has them in the menu instead. */
  lists: { links: ReactNode; menu: ReactNode }
  languageSwitch: ReactNode
  /** Login or the account; a phone has it in the menu instead. */
  account: { button: ReactNode; dashboard: ReactNode; menu: ReactNode }
  categories: readonly MenuCategory[]
}

/**
 * The head of each page: logo, search, account, orders, favourites, comparison, cart and language. Below 768 px search and cart have a row of their own
 * (rule H-03), which alone stays in sight while the page is scrolled; on a tablet too, where the search would else have no room.
 */
export function Header({ search, cart, lists, languageSwitch, account, categories }: Properties) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur-sm max-lg:-top-15.5">
      <div className="page flex items-center gap-2 py-2.5 max-lg:flex-wrap lg:gap-x-3">
        <div className="flex items-center gap-1 max-lg:grow md:me-2 md:gap-4">
          <MainMenu categories={categories} account={account.menu} lists={lists.menu} />
          <Logo />
        </div>
        <div className="min-w-0 grow max-lg:order-1 max-lg:basis-3/4">{search}</div>
        {/* It comes for some only, and late: its place is kept, so that nothing moves. */}
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
