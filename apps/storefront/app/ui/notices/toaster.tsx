import { directionOf } from '@shop/i18n'
import { useEffect, useRef } from 'react'
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

/** Leaves room for the header with the link to the cart. */
const belowHeader = { top: '7.5rem' }

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
  const { pathname } = useLocation()
  /** Toasts with an action, each with its page: they are dismissed when the page changes. */
  const offers = useRef<{ shown: string | number; pathname: string }[]>([])
  useEffect(() => {
    for (const { id, kind, title, description, action } of toasts) {
      if (id <= lastShown.current) continue
      lastShown.current = id
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
      offset={belowHeader}
      mobileOffset={belowHeader}
      duration={duration}
      dir={directionOf[language]}
      theme="system"
      richColors
      containerAriaLabel={t.notifications}
      // `!` because the library sets its font outside of any cascade layer.
      className="font-sans!"
      toastOptions={{ classNames: toastClasses }}
    />
  )
}
