import { useId } from 'react'
import { classes } from './classes.ts'
import type { Elements } from './elements.ts'

type Properties = { title: string; className?: string; children: Elements }

/** A section on a card, with its heading. */
export function TitledCard({ title, className, children }: Properties) {
  const headingId = useId()
  return (
    <section
      aria-labelledby={headingId}
      className={classes('grid min-w-0 gap-4 rounded-card border border-line bg-card p-5 shadow-card', className)}
    >
      <h2 id={headingId} className="text-lg">
        {title}
      </h2>
      {children}
    </section>
  )
}
