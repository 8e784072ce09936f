import type { Ref } from 'react'

type Properties = {
  title: string
  /** How many things stand below, in words; nothing while there are none. */
  count: string | false
  /** For what moves the focus here. */
  ref: Ref<HTMLHeadingElement>
}

/** The heading of a page that shows what somebody has gathered. */
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
