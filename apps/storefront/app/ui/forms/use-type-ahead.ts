import { type KeyboardEvent, useRef } from 'react'
import { findByTyping } from './find-by-typing.ts'

/** Milliseconds without a letter after which a new word begins, as in the browsers' own lists. */
const restMs = 1000

/**
 * Lets letters choose in a list as people type them, where the browser would compare them one by one.
 *
 * @param namesOf the names that an option goes by besides the one it shows
 */
export function useTypeAhead(namesOf: (value: string) => readonly string[]) {
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
