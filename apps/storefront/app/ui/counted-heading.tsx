import type { Ref } from 'react'

type Properties = {
  title: string
  /** The number of items in words; `false` without any. */
  count: string | false
  /** For moving the focus to the heading. */
  ref: Ref<HTMLHeadingElement>
}

/** The heading of cart and favourites, with a count. */
export function CountedHeading({ title, count, ref }: Properties) {
  return (
    <div className="mb-5 flex min-h-10 flex-wrap items-baseline gap-x-3">
      <h1 ref={ref} tabIndex={-1} className="text-2xl outline-none md:text-3xl">
        {title}
      </h1>
      {count && <p className="text-muted">{count}</p>}
    </div>
  )
}
