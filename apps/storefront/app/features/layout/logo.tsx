import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { layoutMessages } from './layout.messages.ts'

/** The shop's mark and name, linked to the home page. `isOnNight` as in {@link LampMark}. */
export function Logo({ isOnNight = false }: { isOnNight?: boolean }) {
  const t = useMessages(layoutMessages)
  return (
    <Link to={paths.home()} aria-label={t.home} className="inline-flex min-h-11 items-center gap-2.5">
      <LampMark isOnNight={isOnNight} />
      <span aria-hidden="true" className="font-extrabold text-[length:--spacing(6.4)] leading-none tracking-tight">
        {t.brand}
      </span>
    </Link>
  )
}

type Properties = {
  /** For the dark foot of the page, in both color schemes. */
  isOnNight?: boolean
}

/** The shop's mark, as in `public/brand/favicon.svg`, in the colors of its background. */
export function LampMark({ isOnNight = false }: Properties) {
  const [tile, bowl] = isOnNight ? ['fill-on-night', 'stroke-night'] : ['fill-ink', 'stroke-paper']
  return (
    <svg viewBox="0 0 48 48" aria-hidden="true" className="size-10 shrink-0">
      <rect width="48" height="48" rx="13" className={tile} />
      <path
        d="M12.4 21.6a11.6 11.6 0 0 0 23.2 0"
        fill="none"
        strokeWidth="5.2"
        strokeLinecap="round"
        className={bowl}
      />
      <circle cx="24" cy="16.8" r="9.6" opacity=".25" className="fill-lamp" />
      <circle cx="24" cy="16.8" r="5.3" className="fill-lamp" />
    </svg>
  )
}
