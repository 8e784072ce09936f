import type { ReactNode } from 'react'

type Properties = { icon: ReactNode; children: ReactNode }

/** The page around a form on the way in: one calm card in the middle. */
export function AccountCard({ icon, children }: Properties) {
  return (
    <div className="page grid justify-items-center py-8 md:py-14">
      <section className="grid w-full max-w-md gap-5 rounded-card border border-line bg-card p-5 shadow-card sm:p-8">
        <span
          aria-hidden="true"
          className="mx-auto grid size-16 place-items-center rounded-full bg-lamp-soft text-warning [&>svg]:size-7"
        >
          {icon}
        </span>
        {children}
      </section>
    </div>
  )
}
