import { nativeNameOf, otherLanguageOf } from '@shop/i18n'
import { isCodeGone } from '@shop/session'
import { Languages } from 'lucide-react'
import { useLocation } from 'react-router'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { useSwitchLanguage } from '../../i18n/switch-language.ts'
import { useToasts } from '../../ui/notices/toasts.tsx'
import { layoutMessages } from './layout.messages.ts'

/** Switches the language without leaving the page; without scripts it is a plain link (rule G-02). */
export function LanguageSwitch() {
  const t = useMessages(layoutMessages)
  const showToast = useToasts()
  const other = otherLanguageOf[useLanguage()]
  const { search } = useLocation()
  const switchLanguage = useSwitchLanguage()
  const parameters = new URLSearchParams(search)
  parameters.set('lang', other)
  const href = `?${parameters}`

  async function change(): Promise<void> {
    try {
      await switchLanguage(other)
    } catch {
      if (await isCodeGone()) window.location.assign(href)
      else showToast({ kind: 'error', title: t.switchFailed, description: t.checkConnection })
    }
  }

  return (
    <a
      href={href}
      lang={other}
      hrefLang={other}
      title={t.switchLanguage}
      className="inline-flex min-h-11 min-w-11 items-center justify-center gap-1.5 rounded-control px-2 font-semibold font-system text-sm transition-colors hover:text-nile"
      onClick={(event) => {
        event.preventDefault()
        void change()
      }}
    >
      <Languages aria-hidden="true" className="size-5 max-sm:hidden" />
      <span>{nativeNameOf[other]}</span>
    </a>
  )
}
