import { useEffect } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

/** Names the page and the shop on the tab of the browser. */
export function useTitle(title: string): void {
  const { shopName } = useMessages(uiMessages)
  useEffect(() => {
    document.title = `${title} · ${shopName}`
  }, [title, shopName])
}
