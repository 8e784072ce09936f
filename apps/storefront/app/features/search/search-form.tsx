import { trimText } from '@shop/contract'
import { Search as SearchIcon, X } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId } from 'react'
import { Form } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { useLateModule } from '../../ui/hooks/use-late-module.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOverlayHistory } from '../../ui/overlays/overlay-history.ts'
import { searchMessages } from './search.messages.ts'
import { useSearchWords } from './use-search-words.ts'

/** The minimum length of a search after trimming (rule P-05). */
const shortestQuery = 2

const fetchResults = () => import('./search-results.tsx')

/**
 * The search box of the header. Without scripts it opens the list of results; with them it shows the first while
 * typing.
 */
export function SearchForm() {
  const t = useMessages(searchMessages)
  const { input, words, typed, isOpen, setOpen, type, send } = useSearchWords()
  const resultsId = useId()
  const late = useLateModule(isOpen, fetchResults)
  const query = trimText(typed)
  const isShown = late !== null && query.length >= shortestQuery
  // The results stay open during navigation, so that a typing shopper keeps the focus; `useSearchWords` closes them.
  useOverlayHistory(isShown, () => setOpen(false), true)

  /** An empty search does not navigate. */
  function submit(event: FormEvent) {
    send()
    if (query === '') {
      event.preventDefault()
      input.current?.focus()
    } else if (window.matchMedia('(pointer: coarse)').matches) {
      // Closes the on-screen keyboard, which would cover the results.
      input.current?.blur()
    }
  }

  /** Focus in the results returns to the box, because the results are removed. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (isShown) input.current?.focus()
    setOpen(false)
  }

  function closeWhenLeft(event: FocusEvent<HTMLElement>) {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpen(false)
  }

  return (
    <search className="block md:relative" onKeyDown={closeOnEscape} onBlur={closeWhenLeft}>
      <Form action={paths.products()} className="relative" onSubmit={submit}>
        <input
          ref={input}
          type="text"
          inputMode="search"
          name="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={200}
          aria-label={t.label}
          aria-controls={isShown ? resultsId : undefined}
          placeholder={t.placeholder}
          defaultValue={words}
          onChange={(event) => type(event.target.value)}
          onFocus={() => setOpen(true)}
          className="h-12 w-full rounded-full border border-control/50 bg-card ps-5 pe-24 text-ink text-ellipsis placeholder:text-muted hover:border-control"
        />
        <div className="absolute inset-y-0 end-1 flex items-center">
          {typed && (
            <IconButton
              label={t.clear}
              icon={<X aria-hidden="true" className="size-5" />}
              className="rounded-full"
              onClick={() => {
                if (!input.current) return
                input.current.value = ''
                type('')
                input.current.focus()
              }}
            />
          )}
          <button
            type="submit"
            aria-label={t.submit}
            className="grid size-11 place-items-center rounded-full text-nile hover:text-nile-strong"
          >
            <SearchIcon aria-hidden="true" className="size-5" />
          </button>
        </div>
      </Form>
      {late && isShown && <late.SearchResults id={resultsId} query={query} />}
    </search>
  )
}
