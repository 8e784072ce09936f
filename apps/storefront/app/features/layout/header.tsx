import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { MainMenu, type MenuCategory } from './main-menu.tsx'

type Properties = { search: ReactNode; cart: ReactNode; languageSwitch: ReactNode; categories: readonly MenuCategory[] }

/**
 * The head of each page: logo, search, cart and language. Below 768 px search and cart have a row of their own (rule H-03),
 * which alone stays in sight while the page is scrolled.
 */
export function Header({ search, cart, languageSwitch, categories }: Properties) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur-sm max-md:-top-15.5">
      <div className="page grid grid-cols-[1fr_auto] items-center gap-2 py-2.5 md:grid-cols-[auto_1fr_auto_auto] md:gap-x-5">
        <div className="flex items-center gap-1 md:gap-4">
          <MainMenu categories={categories} />
          <Logo />
        </div>
        <div className="max-md:order-1">{search}</div>
        {languageSwitch}
        <div className="max-md:order-2">{cart}</div>
      </div>
    </header>
  )
}
