import { useMessages } from '../../i18n/language.tsx'
import { layoutMessages } from './layout.messages.ts'

export const mainId = 'main'

/** Lets keyboards step over the head of the page. */
export function SkipLink() {
  const t = useMessages(layoutMessages)
  return (
    <a
      href={`#${mainId}`}
      className="sr-only rounded-control bg-lamp px-5 py-3 font-semibold text-on-lamp focus:not-sr-only focus:fixed focus:start-4 focus:top-4 focus:z-50"
    >
      {t.skip}
    </a>
  )
}
