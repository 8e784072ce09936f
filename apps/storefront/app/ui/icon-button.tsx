import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { type RestingProperties, restingButton } from './button.tsx'
import { classes } from './classes.ts'

type Properties = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label'> &
  RestingProperties & { label: string; icon: ReactNode }

/** A button with an icon; `label` is its accessible name. */
export function IconButton({ label, icon, className, isResting = false, ...rest }: Properties) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(
        'inline-flex size-11 shrink-0 items-center justify-center rounded-control text-ink transition-colors',
        'enabled:hover:bg-well enabled:hover:text-on-lamp disabled:opacity-40 aria-disabled:opacity-40',
        className,
      )}
      {...rest}
      {...(isResting && restingButton)}
    >
      {icon}
    </button>
  )
}
