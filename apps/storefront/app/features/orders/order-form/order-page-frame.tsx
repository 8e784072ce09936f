import type { ReactNode } from 'react'
import { BackLink } from '../../../ui/links/back-link.tsx'

type Properties = { heading: string; back: { to: string; name: string }; children: ReactNode }

/** A page with the form of an order and a summary. On a phone its head is one line, so that the first field is near. */
export function OrderPageFrame({ heading, back, children }: Properties) {
  return (
    <div className="page grid gap-2 pt-1 pb-6 lg:gap-6 lg:py-8">
      <div className="max-lg:flex max-lg:items-center max-lg:gap-2">
        <BackLink to={back.to}>
          <span className="max-lg:sr-only">{back.name}</span>
        </BackLink>
        <h1 className="text-xl lg:text-3xl">{heading}</h1>
      </div>
      <div className="grid items-start gap-3 lg:grid-cols-[1fr_24rem] lg:gap-6">{children}</div>
    </div>
  )
}
