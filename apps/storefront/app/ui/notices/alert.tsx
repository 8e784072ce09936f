import type { ReactNode } from 'react'
import { classes } from '../classes.ts'

type Tone = 'success' | 'warning' | 'danger' | 'nile'

const tones: Record<Tone, string> = {
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
  nile: 'bg-nile-soft text-nile',
}

type Properties = { tone: Tone; icon: ReactNode; className?: string; children: ReactNode }

/** An important message, with its actions. */
export function Alert({ tone, icon, className, children }: Properties) {
  return (
    <div className={classes('flex items-start gap-3 rounded-control p-3.5', tones[tone], className)}>
      <span aria-hidden="true" className="mt-0.5 shrink-0 [&>svg]:size-5">
        {icon}
      </span>
      <div className="grid min-w-0 grow gap-2 text-sm">{children}</div>
    </div>
  )
}
