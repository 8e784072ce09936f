import type { ReactNode } from 'react'

type Properties = { icon: ReactNode; heading: string; text: string; level?: 1 | 2; children?: ReactNode }

/** An empty page or section: the reason, and the next step as a button. */
export function Notice({ icon, heading, text, level = 1, children }: Properties) {
  const Heading = `h${level}` as const
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-3 px-4 py-16 text-center">
      <span
        aria-hidden="true"
        className="mb-2 grid size-20 place-items-center rounded-full bg-lamp-soft text-warning [&>svg]:size-9"
      >
        {icon}
      </span>
      <Heading className="text-2xl">{heading}</Heading>
      <p className="text-muted">{text}</p>
      {children && <div className="mt-3 flex flex-wrap justify-center gap-3">{children}</div>}
    </div>
  )
}
