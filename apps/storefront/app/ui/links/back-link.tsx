import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A link to the parent page, above the heading. */
export function BackLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link
      to={to}
      className="inline-flex min-h-11 items-center gap-1.5 text-nile underline-offset-4 hover:underline print:hidden"
    >
      <ArrowLeft aria-hidden="true" className="mirror size-5 shrink-0" />
      <span>{children}</span>
    </Link>
  )
}
