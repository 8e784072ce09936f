import { textsOf } from '@shop/i18n'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { resources } from '../resources/resources.ts'
import { layoutMessages } from './layout.messages.ts'

/** Names the tab after the part of the dashboard that is shown. */
export function useDocumentTitle(): void {
  const t = useMessages(layoutMessages)
  const language = useLanguage()
  const { pathname } = useLocation()
  useEffect(() => {
    const name = pathname.split('/')[2]
    const resource = resources.find((one) => one.name === name)
    const title = resource ? textsOf(resource.texts, language).title : t.overview
    document.title = `${title} · ${t.name}`
  }, [pathname, language, t])
}
