import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CountBadge } from './count-badge.tsx'

type Properties = {
  to: string
  icon: ReactNode
  name: string
  /** The name with the count, for who cannot see the badge. */
  countedName: string
  count: number
  /** In the head of the page the icon stands alone; in its menu the name is written out. */
  isInMenu?: boolean
}

/** A way to something that is counted. */
export function CountedLink({ to, icon, name, countedName, count, isInMenu = false }: Properties) {
  const label = count > 0 ? countedName : name
  const marked = (
    <span className="relative">
      {icon}
      <CountBadge count={count} />
    </span>
  )
  if (isInMenu) {
    return (
      <Link
        to={to}
        aria-label={label}
        className="flex min-h-11 items-center gap-3.5 rounded-control px-3 hover:bg-nile-soft hover:text-nile"
      >
        {marked}
        {name}
      </Link>
    )
  }
  return (
    <Link
      to={to}
      title={name}
      aria-label={label}
      className="flex min-h-11 min-w-11 items-center justify-center rounded-control transition-colors hover:text-nile"
    >
      {marked}
    </Link>
  )
}
