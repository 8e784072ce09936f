import type { ContactInfo } from '@shop/contract'
import { useMessages } from '../../i18n/language.tsx'
import { layoutMessages } from './layout.messages.ts'

/**
 * Says what to do where the scripts do not run. The page's first script hides it (`replayEarlyInput`), so it is also seen where not
 * even that one runs.
 */
export function ScriptsOff({
  contact,
}: {
  contact: Pick<ContactInfo, 'hotline_number' | 'main_phone' | 'sales_phone'>
}) {
  const t = useMessages(layoutMessages)
  const phone = contact.hotline_number ?? contact.sales_phone ?? contact.main_phone
  return (
    <p
      id="scripts-off"
      data-nosnippet=""
      // Hidden by the page's first script.
      suppressHydrationWarning
      className="scripts-off sticky bottom-0 z-50 bg-night px-4 py-3 text-center text-on-night text-sm print:hidden"
    >
      <span>{t.scriptsOff}</span>{' '}
      {phone && (
        <>
          <span>{t.orderByPhone}</span>{' '}
          <a href={`tel:${phone}`} dir="ltr" className="inline-block font-bold underline">
            {phone}
          </a>
        </>
      )}
    </p>
  )
}
