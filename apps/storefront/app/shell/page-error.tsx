import { isRouteErrorResponse } from 'react-router'
import { ErrorPage, NotFoundPage } from '../features/layout/error-page.tsx'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from './page-head.tsx'

/** What is shown in the place of a page that failed. */
export function PageError({ error }: { error: unknown }) {
  const t = useMessages(layoutMessages)
  const isNotFound = isRouteErrorResponse(error) && error.status === 404
  // Without an answer a page's data fails to load with a TypeError; its words differ by browser.
  const isOffline = error instanceof TypeError && /fetch|network|load failed/i.test(error.message)
  return (
    <>
      <PageHead title={isNotFound ? t.notFound : isOffline ? t.offline : t.broken} isIndexed={false} />
      {isNotFound ? <NotFoundPage /> : <ErrorPage isOffline={isOffline} />}
    </>
  )
}
