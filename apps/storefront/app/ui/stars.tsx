import { useMessages } from '../i18n/language.tsx'
import { classes } from './classes.ts'
import { uiMessages } from './ui.messages.ts'

/** The widths of 0 to 5 stars. */
const widths = ['w-0', 'w-4.5', 'w-9', 'w-13.5', 'w-18', 'w-22.5'] as const

/** Five decorative stars of the shop itself, hidden from screen readers because they are no reviews. */
export function HouseStars() {
  return <span aria-hidden="true" className={classes('star-row bg-lamp', widths[5])} />
}

/** A rating in whole stars. Lists show many ratings: a row of stars is two elements, not five drawings. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const t = useMessages(uiMessages)
  const lit = Math.min(Math.max(Math.round(rating), 0), 5)
  return (
    <span role="img" aria-label={t.stars({ rating })} className={classes('inline-flex', className)}>
      <span className={classes('star-row bg-lamp', widths[lit])} />
      <span className={classes('star-row bg-control/40', widths[5 - lit])} />
    </span>
  )
}
