import { type ReactNode, Suspense } from 'react'

/**
 * A part of a page that React takes over by itself, or at the first touch of it: between two parts the browser is free to answer.
 * Nothing in it waits for anything, so there is nothing to show instead.
 */
export function PageSection({ children }: { children: ReactNode }) {
  return <Suspense>{children}</Suspense>
}
