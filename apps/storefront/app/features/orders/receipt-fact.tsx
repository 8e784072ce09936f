import type { ReactNode } from 'react'

/** A fact of a receipt, with its name above it. */
export function ReceiptFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="mb-1 text-muted text-sm">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
