import { Star } from 'lucide-react'
import { useMessages } from '../language.tsx'
import { classes } from './classes.ts'
import { uiMessages } from './ui.messages.ts'

const all = [1, 2, 3, 4, 5]

/** A rating in stars, rounded to whole ones. */
export function Stars({ rating, className }: { rating: number; className?: string }) {
  const t = useMessages(uiMessages)
  return (
    <span role="img" aria-label={t.stars({ rating })} className={classes('inline-flex gap-0.5', className)}>
      {all.map((star) => (
        <Star
          key={star}
          aria-hidden="true"
          className={classes('size-4', star <= Math.round(rating) ? 'fill-lamp text-lamp' : 'text-line')}
        />
      ))}
    </span>
  )
}
