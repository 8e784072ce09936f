import { createContext, type MouseEvent, type ReactNode, useContext } from 'react'
import { Link } from 'react-router'
import { classes } from '../../ui/classes.ts'
import type { Elements } from '../../ui/elements.ts'

/** What options share with the box that they belong to. */
export type SearchOptions = {
  /** The id of the list of options. */
  listId: string
  /** The id of the option that the arrow keys have reached. */
  activeId: string | null
  /** Closes the box; called when an option was chosen. */
  leave: () => void
  focusBox: () => void
}

export const SearchOptionsContext = createContext<SearchOptions>({
  listId: '',
  activeId: null,
  leave: () => undefined,
  focusBox: () => undefined,
})

type Properties = {
  /** Unlike the name of any other option. */
  name: string
  to: string
  /** Opens the address by a full page load. */
  isDocument?: boolean
  className?: string
  onChoose?: (event: MouseEvent) => void
  children: ReactNode
}

/** One option of the box, which leads to a page. The focus stays in the box. */
export function SearchOption({ name, to, isDocument = false, className, onChoose, children }: Properties) {
  const { listId, activeId, leave } = useContext(SearchOptionsContext)
  const id = `${listId}-${name}`
  function choose(event: MouseEvent) {
    onChoose?.(event)
    if (!event.ctrlKey && !event.metaKey && !event.shiftKey) leave()
  }
  return (
    <Link
      id={id}
      role="option"
      aria-selected={id === activeId}
      tabIndex={-1}
      to={to}
      reloadDocument={isDocument}
      onClick={choose}
      className={classes(
        'rounded-control hover:bg-nile-soft aria-selected:bg-nile-soft aria-selected:outline-2 aria-selected:outline-nile aria-selected:-outline-offset-2',
        className,
      )}
    >
      {children}
    </Link>
  )
}

/** Options of one kind under a heading, which may be for screen readers alone. */
export function SearchGroup({
  name,
  heading,
  isHeadingShown = true,
  className,
  children,
}: {
  name: string
  heading: string
  isHeadingShown?: boolean
  className?: string
  children: Elements
}) {
  const { listId } = useContext(SearchOptionsContext)
  const id = `${listId}-${name}-heading`
  return (
    <fieldset aria-labelledby={id} className={classes('min-w-0', className)}>
      <span
        id={id}
        role="presentation"
        className={
          isHeadingShown ? 'flex min-h-11 w-full items-center px-2 font-semibold text-muted text-sm' : 'sr-only'
        }
      >
        {heading}
      </span>
      {children}
    </fieldset>
  )
}
