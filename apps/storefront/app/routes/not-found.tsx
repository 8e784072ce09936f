import { data } from 'react-router'
import { NotFoundPage } from '../features/layout/error-page.tsx'
import { layoutMessages } from '../features/layout/layout.messages.ts'
import { useMessages } from '../i18n/language.tsx'
import { PageHead } from '../shell/page-head.tsx'

/** An unknown address answers with the status that search engines and scripts expect. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  const t = useMessages(layoutMessages)
  return (
    <>
      <PageHead title={t.notFound} isIndexed={false} />
      <NotFoundPage />
    </>
  )
}
