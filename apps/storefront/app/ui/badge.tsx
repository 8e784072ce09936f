import type { ReactNode } from 'react'
import { classes } from './classes.ts'

type Tone = 'lamp' | 'nile' | 'success' | 'warning' | 'danger' | 'muted'

const tones: Record<Tone, string> = {
  lamp: 'bg-lamp text-on-lamp',
  nile: 'bg-nile-soft text-nile',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  muted: 'bg-card text-ink border border-line',
}

/** A short word that marks something: an offer, the stock, a status. */
export function Badge({
  tone = 'muted',
  className,
  children,
}: {
  tone?: Tone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-0.5 font-semibold text-xs max-[340px]:px-1.5',
        tones[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
