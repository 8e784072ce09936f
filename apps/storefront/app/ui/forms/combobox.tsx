import { type FocusEvent, type InputHTMLAttributes, type KeyboardEvent, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'
import { controlClasses, describeField, FieldFrame, type FieldProperties } from './field.tsx'

type Properties = FieldProperties &
  Omit<InputHTMLAttributes<HTMLInputElement>, 'id'> & {
    /** What fits the typed text, the best first; called while the list is open. */
    findOptions: (typed: string) => readonly string[]
    /** The name of the list. */
    listLabel: string
  }

/**
 * A text field that suggests texts; any other text is as good. It is uncontrolled like the other fields of forms. The arrow keys move
 * through the list, Enter takes the marked text, Escape closes the list.
 */
export function Combobox(properties: Properties) {
  const { label, hint, error, isOptional, id, className, findOptions, listLabel, ...rest } = properties
  const ownId = useId()
  const controlId = id ?? ownId
  const listId = `${controlId}-list`
  const input = useRef<HTMLInputElement>(null)
  /** The text whose options are shown; null while the list is closed. */
  const [typed, setTyped] = useState<string | null>(null)
  const [active, setActive] = useState(-1)
  const options = typed === null ? [] : findOptions(typed)
  const isOpen = options.length > 0

  function open(text: string): void {
    setTyped(text)
    setActive(-1)
  }

  function choose(option: string): void {
    if (!input.current) return
    input.current.value = option
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    setTyped(null)
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
    const marked = options[active]
    if (event.key === 'Escape' && isOpen) setTyped(null)
    else if (event.key === 'Enter' && marked !== undefined) choose(marked)
    else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (!isOpen) open(event.currentTarget.value)
      else setActive(step(active, event.key === 'ArrowDown' ? 1 : -1, options.length))
    } else return
    event.preventDefault()
  }

  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      <div className="relative">
        <input
          ref={input}
          id={controlId}
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={isOpen && active >= 0 ? `${listId}-${active}` : undefined}
          required={!isOptional}
          className={classes(controlClasses, className)}
          {...describeField(controlId, { hint, error })}
          {...rest}
          onFocus={({ currentTarget }: FocusEvent<HTMLInputElement>) => open(currentTarget.value)}
          // A browser or a saved address fills in fields without the focus.
          onInput={({ currentTarget }) => currentTarget === document.activeElement && open(currentTarget.value)}
          onBlur={() => setTyped(null)}
          onKeyDown={onKeyDown}
        />
        <div
          id={listId}
          role="listbox"
          aria-label={listLabel}
          hidden={!isOpen}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          className="absolute inset-x-0 top-full z-10 mt-1 max-h-64 overflow-y-auto overscroll-contain rounded-control border border-line bg-card py-1 shadow-raised"
        >
          {options.map((option, index) => (
            <Option
              key={option}
              id={`${listId}-${index}`}
              text={option}
              isActive={index === active}
              onChoose={() => choose(option)}
            />
          ))}
        </div>
      </div>
    </FieldFrame>
  )
}

type OptionProperties = { id: string; text: string; isActive: boolean; onChoose: () => void }

/** The field keeps the focus: aria-activedescendant marks the option. */
function Option({ id, text, isActive, onChoose }: OptionProperties) {
  return (
    <button
      type="button"
      tabIndex={-1}
      id={id}
      role="option"
      aria-selected={isActive}
      ref={(element) => {
        if (isActive) element?.scrollIntoView({ block: 'nearest' })
      }}
      onClick={onChoose}
      className={classes('flex min-h-11 w-full items-center px-3.5 text-start hover:bg-well', isActive && 'bg-well')}
    >
      {text}
    </button>
  )
}

/** From the field to the first option, and around. */
function step(active: number, by: number, count: number): number {
  return ((active + 1 + by + count + 1) % (count + 1)) - 1
}
