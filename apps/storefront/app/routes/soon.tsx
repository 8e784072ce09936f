import { layoutMessages } from '../features/layout/layout.messages.ts'
import { SoonPage } from '../features/layout/soon-page.tsx'
import { useMessages } from '../language.tsx'
import { PageHead } from '../page-head.tsx'

export default function Soon() {
  const t = useMessages(layoutMessages)
  return (
    <>
      <PageHead title={t.soon} isIndexed={false} />
      <SoonPage />
    </>
  )
}
