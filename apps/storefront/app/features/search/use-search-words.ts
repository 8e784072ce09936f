import { type RefObject, useEffect, useRef, useState } from 'react'
import { useLocation, useSearchParams } from 'react-router'

/** The search box: its text, and whether its options are open. */
type SearchWords = {
  input: RefObject<HTMLInputElement | null>
  /** The search words of the page, which it was rendered with. */
  words: string
  typed: string
  isOpen: boolean
  setOpen: (isOpen: boolean) => void
  type: (text: string) => void
  /** Called when the typed words are submitted. */
  send: () => void
}

/**
 * A new page sets its own search words, also on Back to another search. While a shopper types, text and focus stay: the
 * box is one element on all pages.
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
    // Text typed before hydration sent no event.
    const isEarly = shown.current === '' && box.value !== words
    const isFocused = document.activeElement === box
    // A press before hydration left the focus here.
    const isPressed = shown.current === '' && isFocused
    isTyping.current = isEarly || (isTyping.current && isFocused)
    shown.current = page
    if (!isTyping.current) box.value = words
    setTyped(box.value)
    setOpen((isTyping.current && isFocused) || isPressed)
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
