import type { ReactNode } from 'react'

/** Fields that belong together, under their heading. */
export function FormSection({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="grid min-w-0 items-start gap-4 rounded-card border border-line bg-card p-5 shadow-card sm:grid-cols-2">
      <legend className="contents">
        <span className="col-span-full font-bold text-lg">{heading}</span>
      </legend>
      {children}
    </fieldset>
  )
}
