import { CircleAlert } from 'lucide-react'
import { Alert } from '../../ui/notices/alert.tsx'
import { type Fallback, useTroubleWords } from './account-words.ts'
import type { Trouble } from './trouble.ts'

type Properties = {
  trouble: Trouble | null
  fallback: Fallback
  /** The sentence for an unexpected error. */
  surprise?: string
  summary?: string | null
  /** Another message for the whole form. */
  notice?: string | null
}

/**
 * The error of a whole form, as an alert. It keeps its space while the form is sent again: otherwise the page would
 * move under a second press.
 */
export function FormAlert({ trouble, fallback, surprise, summary, notice }: Properties) {
  const wordsOf = useTroubleWords()
  const words = trouble ? wordsOf(trouble, fallback, surprise) : notice ? { heading: notice, hint: null } : null
  return (
    <div role="alert" className="empty:hidden in-aria-busy:invisible">
      {words && (
        <Alert tone="danger" icon={<CircleAlert />}>
          <p className="font-semibold">{words.heading}</p>
          {(summary || words.hint) && <p>{summary || words.hint}</p>}
        </Alert>
      )}
    </div>
  )
}
