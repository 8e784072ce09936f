import { Package } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { layoutMessages } from './layout.messages.ts'

/** The way to the orders, in the head of each page (rule H-02). */
export function OrdersLink() {
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
