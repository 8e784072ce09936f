import { SoonPage } from '../features/layout/soon-page.tsx'
import { PageHead } from '../page-head.tsx'

export default function Home() {
  return (
    <>
      <PageHead isIndexed={false} />
      <SoonPage />
    </>
  )
}
