import { maxSearch, trimText } from '@shop/contract'
import { ArrowLeft, Search as SearchIcon, X } from 'lucide-react'
import { type FocusEvent, type FormEvent, type KeyboardEvent, useId } from 'react'
import { Form } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { classes } from '../../ui/classes.ts'
import { useLateModule } from '../../ui/hooks/use-late-module.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useOverlayHistory } from '../../ui/overlays/overlay-history.ts'
import { searchMessages } from './search.messages.ts'
import { useActiveOption } from './use-active-option.ts'
import { useSearchWords } from './use-search-words.ts'

/** The minimum length of a search after trimming (rule P-05). */
const minQueryLength = 2

const fetchPanel = () => import('./search-panel.tsx')

/** On a phone the open box covers the page; its place in the header stays reserved. */
const fullScreen =
  'max-md:fixed max-md:inset-0 max-md:z-50 max-md:flex max-md:flex-col max-md:bg-paper max-md:px-4 max-md:py-2.5'

/**
 * The search box of the header, an editable combobox: options under it, which the arrow keys reach. Without scripts it opens the
 * list of results. On a phone it covers the page.
 */
export function SearchForm({ hasProducts }: { hasProducts: boolean }) {
  const t = useMessages(searchMessages)
  const { input, words, typed, isOpen, setOpen, type, send } = useSearchWords()
  const listId = useId()
  const late = useLateModule(isOpen, fetchPanel)
  const query = trimText(typed)
  const isShown = late !== null
  const { activeId, move, reset } = useActiveOption(listId, isShown)
  // It stays open during navigation, so that a typing shopper keeps the focus; `useSearchWords` closes it.
  useOverlayHistory(isShown, () => close(), true)

  function close() {
    setOpen(false)
    reset()
    if (isTouch()) input.current?.blur()
  }

  function leave() {
    send()
    reset()
    // Closes the on-screen keyboard, which would cover the page.
    if (isTouch()) input.current?.blur()
  }

  /** An empty search does not navigate. */
  function submit(event: FormEvent) {
    if (query === '') {
      send()
      event.preventDefault()
      input.current?.focus()
      return
    }
    void fetchPanel().then(
      ({ rememberSearch }) => rememberSearch(query),
      () => undefined,
    )
    leave()
  }

  function press(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      if (isShown) move(event.key === 'ArrowDown' ? 1 : -1)
      else setOpen(true)
    } else if (event.key === 'Enter' && activeId !== null) {
      const option = document.getElementById(activeId)
      if (option) event.preventDefault()
      option?.click()
    }
  }

  /** Focus among the options returns to the box, because they are removed. */
  function closeOnEscape(event: KeyboardEvent) {
    if (event.key !== 'Escape') return
    if (isShown) input.current?.focus()
    setOpen(false)
    reset()
  }

  function closeWhenLeft(event: FocusEvent<HTMLElement>) {
    if (event.currentTarget.contains(event.relatedTarget)) return
    setOpen(false)
    reset()
  }

  return (
    <div className="h-12">
      <search
        data-search-open={isShown || undefined}
        className={classes('block md:relative', isShown && fullScreen)}
        onKeyDown={closeOnEscape}
        onBlur={closeWhenLeft}
      >
        <Form action={paths.products()} className="flex items-center gap-1" onSubmit={submit}>
          {isShown && (
            <IconButton
              label={t.close}
              icon={<ArrowLeft aria-hidden="true" className="mirror size-6" />}
              className="-ms-2 md:hidden"
              onClick={close}
            />
          )}
          <div className="relative min-w-0 grow">
            <input
              ref={input}
              type="text"
              role="combobox"
              inputMode="search"
              name="search"
              enterKeyHint="search"
              autoComplete="off"
              maxLength={maxSearch}
              aria-label={t.label}
              aria-expanded={isShown}
              aria-autocomplete="list"
              aria-controls={isShown ? listId : undefined}
              aria-activedescendant={activeId ?? undefined}
              placeholder={t.placeholder}
              defaultValue={words}
              onChange={(event) => {
                reset()
                type(event.target.value)
              }}
              onClick={() => setOpen(true)}
              onKeyDown={press}
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
          </div>
        </Form>
        {late && (
          <late.SearchPanel
            options={{ listId, activeId, leave, focusBox: () => input.current?.focus() }}
            query={query}
            isFinished={/\s$/u.test(typed)}
            isTyped={query.length >= minQueryLength}
            hasProducts={hasProducts}
          />
        )}
      </search>
    </div>
  )
}

function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}
