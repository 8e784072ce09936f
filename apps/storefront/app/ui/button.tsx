import type { ButtonHTMLAttributes, MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { classes } from './classes.ts'

/**
 * `lamp`: the main action, once on a screen; `glow`: the main action of each card; `nile`: a strong second action;
 * `plain`: others; `quiet`: without a box.
 */
type Look = 'lamp' | 'glow' | 'nile' | 'plain' | 'quiet'
type Size = 'medium' | 'large' | 'small'

const base =
  'inline-flex items-center justify-center gap-2 rounded-control font-semibold text-center select-none transition-colors disabled:opacity-55 disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:cursor-not-allowed'

const looks: Record<Look, string> = {
  lamp: 'bg-lamp text-on-lamp enabled:hover:bg-lamp-strong [a&]:hover:bg-lamp-strong',
  glow: 'bg-lamp-soft text-ink enabled:hover:bg-lamp enabled:hover:text-on-lamp [a&]:hover:bg-lamp [a&]:hover:text-on-lamp',
  nile: 'bg-nile text-on-nile enabled:hover:bg-nile-strong [a&]:hover:bg-nile-strong',
  plain:
    'border border-control/60 bg-card text-ink enabled:hover:border-nile enabled:hover:text-nile [a&]:hover:border-nile [a&]:hover:text-nile',
  quiet: 'text-nile hover:underline underline-offset-4',
}

const sizes: Record<Size, string> = {
  small: 'min-h-11 px-3 py-1.5 text-sm',
  medium: 'min-h-11 px-5 py-2',
  large: 'min-h-13 px-7 py-2.5 text-lg',
}

type Style = { look?: Look; size?: Size }

export type RestingProperties = {
  /** Disabled for now, and announced as such. Unlike with `disabled`, the focus stays. */
  isResting?: boolean
}

export function Button({
  look = 'plain',
  size = 'medium',
  className,
  isResting = false,
  ...rest
}: Style & RestingProperties & ButtonHTMLAttributes<HTMLButtonElement>) {
  return (
    <button
      type="button"
      className={buttonClasses(look, size, className)}
      {...rest}
      {...(isResting && restingButton)}
    />
  )
}

/** The attributes of a resting button; a press does not submit the form either. */
export const restingButton = {
  'aria-disabled': true,
  onClick: (event: MouseEvent) => event.preventDefault(),
}

/** A link that looks like a button. */
export function ButtonLink({
  look = 'plain',
  size = 'medium',
  className,
  ...rest
}: Style & LinkProps & { className?: string | undefined }) {
  return <Link className={buttonClasses(look, size, className)} {...rest} />
}

function buttonClasses(look: Look, size: Size, extra: string | undefined) {
  return classes(base, looks[look], sizes[size], extra)
}
