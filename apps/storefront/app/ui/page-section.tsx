import { type ReactNode, Suspense } from 'react'

/**
 * A section that React hydrates separately, or at the first touch: between two sections the browser can respond.
 * Nothing in it suspends, so it needs no fallback.
 */
export function PageSection({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
