import { useMessages } from '../i18n/language.tsx'
import { classes } from './classes.ts'
import { uiMessages } from './ui.messages.ts'

/** As wide as so many stars. */
const widths = ['w-0', 'w-4.5', 'w-9', 'w-13.5', 'w-18', 'w-22.5'] as const

/** Five stars that the shop gives itself: an ornament, which no reader takes for what buyers said. */
export function HouseStars() {
  return <span aria-hidden="true" className={classes('star-row bg-lamp', widths[5])} />
}

/** A rating in stars, rounded to whole ones. A list shows many of them: a row of stars is two elements, not five drawings. */
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
