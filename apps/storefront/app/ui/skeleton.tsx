import { classes } from './classes.ts'

/** Holds the place of what is loading: give it the final size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-shimmer rounded-control bg-line', className)} />
}
