import { Link } from 'react-router'
import type { Elements } from '../elements.ts'

type Properties = {
  to: string
  icon: Elements
  name: string
  /** The name with the count, for screen readers. */
  countedName: string
  count: number
  /** In the header only an icon; in the menu also the name. */
  isInMenu?: boolean
}

/** A link with an icon and a count, such as the favourites. */
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
        <span>{name}</span>
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

/** A count on the corner of a link's icon; nothing for 0. */
export function CountBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      aria-hidden="true"
      className="absolute -end-2.5 -top-2 grid min-h-5 min-w-5 animate-appear place-items-center rounded-full bg-lamp px-1 font-bold text-on-lamp text-xs tabular-nums leading-none"
    >
      {count > 99 ? '99+' : count}
    </span>
  )
}
