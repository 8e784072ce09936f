import { useMessages } from '../../../i18n/language.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openCartMessages } from '../cart.late.messages.ts'

/** A skeleton of a cart with two lines. */
export function CartSkeleton() {
  const t = useMessages(openCartMessages)
  return (
    <div role="status" className="grid items-start gap-6 lg:grid-cols-[1fr_23rem]">
      <span className="sr-only">{t.loading}</span>
      <div className="@container rounded-card border border-line bg-card px-4 shadow-card sm:px-6">
        <LineSkeleton />
        <LineSkeleton />
      </div>
      <div className="grid gap-4 rounded-card border border-line bg-card p-5 shadow-card">
        <Skeleton className="h-7 w-40" />
        <Skeleton className="h-19" />
        <Skeleton className="h-34" />
        <Skeleton className="h-13" />
        <Skeleton className="h-17" />
      </div>
    </div>
  )
}

/** A skeleton of the lines alone, for the modal. */
export function LinesSkeleton() {
  const t = useMessages(openCartMessages)
  return (
    <div role="status" className="@container">
      <span className="sr-only">{t.loading}</span>
      <LineSkeleton />
      <LineSkeleton />
    </div>
  )
}

function LineSkeleton() {
  return (
    <div className="flex flex-wrap items-start gap-x-4 gap-y-3 border-line border-b py-5 last:border-b-0 @lg:items-center">
      <Skeleton className="size-22 @lg:size-28" />
      <div className="grid flex-1 gap-2">
        <Skeleton className="h-6 w-3/4" />
        <Skeleton className="h-5 w-1/3" />
        <Skeleton className="h-5 w-1/2" />
      </div>
      <Skeleton className="h-11.5 w-full @lg:w-64" />
    </div>
  )
}
