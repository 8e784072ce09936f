import { trackMessages } from '../features/orders/track/track.late.messages.ts'
import { TrackPage } from '../features/orders/track/track-page.tsx'
import { useMessages } from '../i18n/language.tsx'
import { paths } from '../paths.ts'
import { PageHead } from '../shell/page-head.tsx'

export default function Track() {
  const t = useMessages(trackMessages)
  return (
    <>
      <PageHead title={t.title} isIndexed={false} />
      <TrackPage onFound={openLink} />
    </>
  )
}

/** A full load, so that the page of the link has its own headers. */
function openLink(token: string): void {
  window.location.assign(paths.linkedOrder(token))
}
