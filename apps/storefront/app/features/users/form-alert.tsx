import { CircleAlert } from 'lucide-react'
import { Alert } from '../../ui/notices/alert.tsx'
import { type Fallback, useTroubleWords } from './account-words.ts'
import type { Trouble } from './trouble.ts'

type Properties = {
  trouble: Trouble | null
  fallback: Fallback
  /** What an error means here that nobody foresaw. */
  surprise?: string
  summary?: string | null
  /** Something else that concerns the whole form. */
  notice?: string | null
}

/**
 * What is wrong with a form as a whole, read out when it appears. It keeps its room while the form is sent again: without it the
 * page would move under a second press.
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
