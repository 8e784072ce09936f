import { data } from 'react-router'
import { NotFoundPage } from '../features/layout/not-found-page.tsx'
import { PageHead } from '../page-head.tsx'

/** An unknown address answers with the status that search engines and scripts expect. */
export function loader() {
  return data(null, { status: 404 })
}

export default function NotFound() {
  return (
    <>
      <PageHead isIndexed={false} />
      <NotFoundPage />
    </>
  )
}
