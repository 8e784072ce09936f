import { LayoutGrid, Menu, Tag } from 'lucide-react'
import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import type { Elements } from '../../ui/elements.ts'
import { useClosingDetails } from '../../ui/overlays/use-closing-details.ts'
import { layoutMessages } from './layout.messages.ts'

export type MenuCategory = { id: number; name: string }

type Properties = {
  categories: readonly MenuCategory[]
  account: Elements
  lists: Elements
  /** The shopper's governorate. */
  destination: Elements
}

/**
 * The menu of the catalog and, on a phone, of account, saved lists and governorate (rule H-03). It is a native `<details>`, so it
 * opens without scripts.
 */
export function MainMenu({ categories, account, lists, destination }: Properties) {
  const t = useMessages(layoutMessages)
  const details = useClosingDetails()
  return (
    <details ref={details} className="group relative">
      <summary className="flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-control font-semibold transition-colors hover:text-nile group-open:text-nile lg:px-3">
        <Menu aria-hidden="true" className="size-6" />
        <span className="sr-only lg:hidden">{t.menu}</span>
        <span className="max-lg:hidden">{t.categories}</span>
      </summary>
      <nav
        aria-label={t.mainMenu}
        className="absolute start-0 top-full z-10 mt-2 max-h-[75dvh] w-[min(38rem,calc(100vw-2rem))] animate-appear overflow-y-auto rounded-card border border-line bg-card p-3 shadow-raised"
      >
        <div className="mb-2 grid gap-2 border-line border-b pb-2 md:hidden">
          {account}
          <div className="grid grid-cols-2">{lists}</div>
          <div className="sm:hidden">{destination}</div>
        </div>
        <ul className="grid gap-1 border-line border-b pb-2 sm:grid-cols-2">
          <MenuLink to={paths.products()} icon={<LayoutGrid aria-hidden="true" className="size-5 text-nile" />}>
            {t.allProducts}
          </MenuLink>
          <MenuLink to={paths.offers()} icon={<Tag aria-hidden="true" className="mirror size-5 text-nile" />}>
            {t.offers}
          </MenuLink>
        </ul>
        <ul className="grid gap-1 pt-2 sm:grid-cols-2">
          {categories.map(({ id, name }) => (
            <MenuLink key={id} to={paths.category(id)}>
              {name}
            </MenuLink>
          ))}
        </ul>
      </nav>
    </details>
  )
}

function MenuLink({ to, icon, children }: { to: string; icon?: Elements; children: ReactNode }) {
  return (
    <li>
      <NavLink
        to={to}
        end
        className="flex min-h-11 items-center gap-2.5 rounded-control px-3 hover:bg-nile-soft hover:text-nile aria-[current=page]:font-bold aria-[current=page]:text-nile"
      >
        {icon}
        <span>{children}</span>
      </NavLink>
    </li>
  )
}
