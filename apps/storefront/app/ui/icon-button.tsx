import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { classes } from './classes.ts'

type Properties = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> & { label: string; icon: ReactNode }

/** A button that shows an icon; `label` is its name for who cannot see it. */
export function IconButton({ label, icon, className, ...rest }: Properties) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors',
        'enabled:hover:bg-well enabled:hover:text-on-lamp disabled:opacity-40',
        className,
      )}
      {...rest}
    >
      {icon}
    </button>
  )
}
