import { useId } from 'react'
import type { Elements } from '../../../ui/elements.ts'

type Properties = { icon: Elements; heading: string; hint: string; children: Elements }

/** A section of the account page, with its heading. */
export function AccountSection({ icon, heading, hint, children }: Properties) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-6">
      <div className="flex items-start gap-3">
        <span
          aria-hidden="true"
          className="grid size-11 shrink-0 place-items-center rounded-full bg-lamp-soft text-warning [&>svg]:size-5"
        >
          {icon}
        </span>
        <div className="grid">
          <h2 id={id} className="text-lg">
            {heading}
          </h2>
          <p className="text-muted text-sm">{hint}</p>
        </div>
      </div>
      {children}
    </section>
  )
}
