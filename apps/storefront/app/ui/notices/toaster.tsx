import { directionOf } from '@shop/i18n'
import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Toaster as SonnerToaster, toast as show } from 'sonner'
import 'sonner/dist/styles.css'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { uiMessages } from '../ui.messages.ts'

export type Toast = {
  id: number
  kind: 'success' | 'error'
  title: string
  description?: string | undefined
  /** A shortcut; the same must be possible elsewhere, since a toast disappears. */
  action?: { label: string; onClick: () => void } | undefined
}

/** How long a toast is shown, in milliseconds (rule G-06). */
const duration = 3000

/** Between the header and a toast, in pixels. */
const gap = 8

/** Leaves the header free, with its link to the cart; a scrolled page shows less of it. */
function belowHeader(): { top: number } {
  const header = document.querySelector('body > header')
  return { top: gap + Math.max(0, header?.getBoundingClientRect().bottom ?? 0) }
}

/** The shop's colors, readable in both color schemes, and a button of touch size. */
const toastClasses = {
  success: 'border-success/30! bg-success-soft! text-success!',
  error: 'border-danger/30! bg-danger-soft! text-danger!',
  actionButton: 'min-h-11! px-4!',
}

/** Shows each toast of a growing list once, in the top right corner (rule G-06). */
export function Toaster({ toasts }: { toasts: readonly Toast[] }) {
  const t = useMessages(uiMessages)
  const language = useLanguage()
  const lastShown = useRef(0)
  const [offset, setOffset] = useState(belowHeader)
  const { pathname } = useLocation()
  /** Toasts with an action, each with its page: they are dismissed when the page changes. */
  const offers = useRef<{ shown: string | number; pathname: string }[]>([])
  useEffect(() => {
    for (const { id, kind, title, description, action } of toasts) {
      if (id <= lastShown.current) continue
      lastShown.current = id
      setOffset(belowHeader())
      const shown = show[kind](title, { description, action })
      if (action) offers.current.push({ shown, pathname })
    }
  }, [toasts, pathname])
  useEffect(() => {
    for (const offer of offers.current) if (offer.pathname !== pathname) show.dismiss(offer.shown)
    offers.current = offers.current.filter((offer) => offer.pathname === pathname)
  }, [pathname])
  return (
    <SonnerToaster
      position="top-right"
      offset={offset}
      mobileOffset={offset}
      duration={duration}
      dir={directionOf[language]}
      theme="system"
      richColors
      containerAriaLabel={t.notifications}
      // `!` because the library's own styles are outside of any cascade layer. In Arabic they move the toasts of a phone off its center.
      className="font-sans! max-[600px]:inset-x-4!"
      toastOptions={{ classNames: toastClasses }}
    />
  )
}
