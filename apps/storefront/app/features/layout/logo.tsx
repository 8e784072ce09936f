import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { LampMark } from './lamp-mark.tsx'
import { layoutMessages } from './layout.messages.ts'

/** The shop's mark beside its name; leads home. `isOnNight` as in {@link LampMark}. */
export function Logo({ isOnNight = false }: { isOnNight?: boolean }) {
  const t = useMessages(layoutMessages)
  return (
    <Link to={paths.home()} aria-label={t.home} className="inline-flex min-h-11 items-center gap-2.5">
      <LampMark isOnNight={isOnNight} />
      <span aria-hidden="true" className="font-extrabold text-[1.6rem] leading-none tracking-tight">
        {t.brand}
      </span>
    </Link>
  )
}
