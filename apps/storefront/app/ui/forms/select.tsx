import { ChevronDown } from 'lucide-react'
import { type KeyboardEvent, type SelectHTMLAttributes, useId, useRef } from 'react'
import { classes } from '../classes.ts'
import { controlClasses, describeField, FieldFrame, type FieldProperties } from './field.tsx'
import { findByTyping } from './find-by-typing.ts'

type Properties = FieldProperties &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** Further names by which an option can be typed. */
    namesOf?: (value: string) => readonly string[]
  }

const noMore = () => []

/** A native select with label, hint and error; the options are its children. */
export function Select({ label, hint, error, isOptional, id, className, namesOf = noMore, ...rest }: Properties) {
  const chooseByTyping = useTypeAhead(namesOf)
  const ownId = useId()
  const controlId = id ?? ownId
  return (
    <FieldFrame id={controlId} label={label} hint={hint} error={error} isOptional={isOptional ?? false}>
      <div className="relative">
        <select
          id={controlId}
          required={!isOptional}
          className={classes(controlClasses, 'appearance-none pe-11', className)}
          onKeyDown={chooseByTyping}
          {...describeField(controlId, { hint, error })}
          {...rest}
        />
        <ChevronDown
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 end-3.5 my-auto size-5 text-muted"
        />
      </div>
    </FieldFrame>
  )
}

/** Milliseconds without a letter after which a new word begins, as in native selects. */
const restMs = 1000

/**
 * Finds options by typed letters as people write them; the browser compares letters literally.
 *
 * @param namesOf further names of an option besides the shown one
 */
function useTypeAhead(namesOf: (value: string) => readonly string[]) {
  const typed = useRef({ text: '', at: 0 })

  return (event: KeyboardEvent<HTMLSelectElement>) => {
    const isCommand = event.ctrlKey || event.metaKey || event.altKey || event.nativeEvent.isComposing
    if (event.key.length !== 1 || isCommand) return
    const before = event.timeStamp - typed.current.at < restMs ? typed.current.text : ''
    // At the beginning of a word the space bar opens the list.
    if (event.key === ' ' && before === '') return
    event.preventDefault()
    typed.current = { text: before + event.key, at: event.timeStamp }
    choose(event.currentTarget, typed.current.text, namesOf)
  }
}

function choose(list: HTMLSelectElement, typed: string, namesOf: (value: string) => readonly string[]): void {
  const entries = [...list.options].map(({ text, value, disabled }) => (disabled ? [] : [text, ...namesOf(value)]))
  const found = findByTyping(entries, typed, list.selectedIndex)
  if (found === null || found === list.selectedIndex) return
  list.selectedIndex = found
  for (const kind of ['input', 'change']) list.dispatchEvent(new Event(kind, { bubbles: true }))
}
