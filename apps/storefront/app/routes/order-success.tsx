import { SoonPage } from '../features/layout/soon-page.tsx'
import { PageHead } from '../page-head.tsx'

export default function OrderSuccess() {
  return (
    <>
      <PageHead isIndexed={false} />
      <SoonPage />
    </>
  )
}
