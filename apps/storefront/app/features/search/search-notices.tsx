import type { SearchNotice } from '@shop/contract'
import { Info } from 'lucide-react'
import { Link } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { searchPageMessages } from './search-page.late.messages.ts'
import { markWords, withoutWords } from './typed-words.ts'

type Properties = { notices: readonly SearchNotice[]; query: string }

/** What the search did besides what was typed; that it became a filter can be undone. */
export function SearchNotices({ notices, query }: Properties) {
  const shown = notices.filter(({ kind }) => kind !== 'not_sold')
  if (shown.length === 0) return null
  return (
    <div role="status" className="mt-3 flex gap-3 rounded-control border border-line bg-nile-soft px-4 py-2 text-ink">
      <Info aria-hidden="true" className="mt-2.5 size-5 shrink-0 text-nile" />
      <ul className="min-w-0">
        {shown.map((notice) => (
          <li key={`${notice.kind} ${notice.text}`} className="flex flex-wrap items-center gap-x-4">
            <p className="py-2">
              <Sentence notice={notice} />
            </p>
            {notice.kind === 'filtered' && <Undo notice={notice} query={query} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Words that were left out are struck through. */
function Sentence({ notice: { kind, text, words } }: { notice: SearchNotice }) {
  if (kind !== 'dropped') return <span>{text}</span>
  return markWords(text, words).map(({ text: part, isWord, from }) =>
    isWord ? <s key={from}>{part}</s> : <span key={from}>{part}</span>,
  )
}

function Undo({ notice, query }: { notice: SearchNotice; query: string }) {
  const t = useMessages(searchPageMessages)
  const rest = withoutWords(query, notice.words)
  if (rest === '' || rest === query) return null
  return (
    <Link
      to={paths.products({ search: rest })}
      className="inline-flex min-h-11 items-center font-semibold text-nile text-sm underline underline-offset-4"
    >
      {t.without({ words: notice.words.join(' ') })}
    </Link>
  )
}
