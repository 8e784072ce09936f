import { useLanguage, useMessages } from '../i18n/language.tsx'
import { uiMessages } from './ui.messages.ts'

type Properties = { isOnDark?: boolean; height?: number }

/** The shop's logo, served by the storefront. */
export function Logo({ isOnDark = false, height = 40 }: Properties) {
  const t = useMessages(uiMessages)
  const language = useLanguage()
  return <img src={`/brand/logo-${language}${isOnDark ? '-on-dark' : ''}.svg`} alt={t.shopName} height={height} />
}
