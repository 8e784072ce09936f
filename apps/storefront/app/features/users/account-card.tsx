import { useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../../ui/elements.ts'
import { Skeleton } from '../../ui/skeleton.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'

type Properties = { icon: Elements; children: Elements }

/** The page of an account form: one card in the middle. */
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

/** The heading of an account form. */
export function AccountHeading({ title, hint }: { title: string; hint?: string }) {
  return (
    <div className="grid gap-1 text-center">
      <h1 className="text-2xl">{title}</h1>
      {hint && <p className="text-muted">{hint}</p>}
    </div>
  )
}

/** A skeleton of a form that only the browser can render. */
export function FormSkeleton() {
  const t = useMessages(uiMessages)
  return (
    <div role="status" className="grid gap-4">
      <span className="sr-only">{t.loading}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-13" />
    </div>
  )
}
