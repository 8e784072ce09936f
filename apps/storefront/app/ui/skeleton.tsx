import { classes } from './classes.ts'

/** A placeholder for loading content; give it the final size. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={classes('block animate-shimmer rounded-control bg-line', className)} />
}
