import { Link } from 'react-router'
import { useMessages } from '../../language.tsx'
import { paths } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { layoutMessages } from './layout.messages.ts'

/** The shop's mark, a lamp that is on, beside its name; leads home. */
export function Logo({ className }: { className?: string }) {
  const t = useMessages(layoutMessages)
  return (
    <Link
      to={paths.home()}
      aria-label={t.home}
      className={classes('inline-flex min-h-11 items-center gap-2.5', className)}
    >
      <LampMark />
      <span aria-hidden="true" className="font-extrabold text-[1.6rem] leading-none tracking-tight">
        {t.brand}
      </span>
    </Link>
  )
}

function LampMark() {
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true" className="size-10 shrink-0">
      <rect width="40" height="40" rx="12" fill="#f5a524" />
      <path d="M20 5v6" stroke="#10212b" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M9 23a11 11 0 0 1 22 0z" fill="#10212b" />
      <path d="M15.5 25.5a4.5 4.5 0 0 0 9 0z" fill="#fffaf0" />
      <path d="M10.5 29l-2 3M20 32.5V35M29.500 29l2 3" stroke="#fffaf0" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
