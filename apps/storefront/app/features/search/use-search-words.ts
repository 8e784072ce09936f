import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The search box: what stands in it, and whether its results are wanted. */
type SearchWords = {
  input: RefObject<HTMLInputElement | null>
  /** The words of the page, which it was rendered with. */
  words: string
  typed: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  type: (text: string) => void
  /** What was typed is being searched for. */
  send: () => void
}

/**
 * A new page brings its own words into the box, also the same list of other words that a shopper goes back to. Who types on
 * meanwhile keeps text and focus: the box stays the same element on all pages, and keeps its own text.
 */
export function useSearchWords(): SearchWords {
  const { pathname } = useLocation()
  const [parameters] = useSearchParams()
  const words = parameters.get('search') ?? ''
  const page = `${pathname} ${words}`
  const input = useRef<HTMLInputElement>(null)
  const shown = useRef('')
  const isTyping = useRef(false)
  const [typed, setTyped] = useState(words)
  const [isOpen, setOpen] = useState(false)

  useEffect(() => {
    const box = input.current
    if (!box || shown.current === page) return
    // What was typed before the page came to life told nobody of itself.
    const isEarly = shown.current === '' && box.value !== words
    const isFocused = document.activeElement === box
    isTyping.current = isEarly || (isTyping.current && isFocused)
    shown.current = page
    if (!isTyping.current) box.value = words
    setTyped(box.value)
    setOpen(isTyping.current && isFocused)
  }, [page, words])

  function type(text: string) {
    isTyping.current = true
    setTyped(text)
    setOpen(true)
  }

  function send() {
    isTyping.current = false
    setOpen(false)
  }

  return { input, words, typed, isOpen, setOpen, type, send }
}
