import type { ReactNode } from 'react'
import { Logo } from './logo.tsx'
import { MainMenu, type MenuCategory } from './main-menu.tsx'

type Properties = { search: ReactNode; cart: ReactNode; languageSwitch: ReactNode; categories: readonly MenuCategory[] }

/** The head of each page: logo, search, cart and language. Below 768 px the search has a row of its own (rule H-03). */
export function Header({ search, cart, languageSwitch, categories }: Properties) {
  return (
    <header className="sticky top-0 z-30 border-line border-b bg-paper/95 backdrop-blur-sm">
      <div className="page grid grid-cols-[auto_1fr_auto] items-center gap-x-2 gap-y-2 py-2.5 md:gap-x-6">
        <div className="flex items-center gap-1 md:gap-4">
          <MainMenu categories={categories} />
          <Logo />
        </div>
        <div className="max-md:order-last max-md:col-span-3">{search}</div>
        <div className="flex items-center justify-end gap-1 max-md:col-start-3">
          {languageSwitch}
          {cart}
        </div>
      </div>
    </header>
  )
}
