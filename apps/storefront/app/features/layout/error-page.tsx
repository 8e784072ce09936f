import { CloudOff, LampDesk, SearchX } from 'lucide-react'
import { useRevalidator } from 'react-router'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { layoutMessages } from './layout.messages.ts'

/** Says whether the shop or the connection failed, and offers a retry. */
export function ErrorPage({ isOffline }: { isOffline: boolean }) {
  const t = useMessages(layoutMessages)
  const { revalidate, state } = useRevalidator()
  return (
    <Notice
      icon={isOffline ? <CloudOff /> : <LampDesk />}
      heading={isOffline ? t.offline : t.broken}
      text={isOffline ? t.offlineHint : t.brokenHint}
    >
      <Button look="lamp" isResting={state === 'loading'} onClick={() => void revalidate()}>
        {t.retry}
      </Button>
      <ButtonLink to={paths.home()}>{t.backHome}</ButtonLink>
    </Notice>
  )
}

/** The page of an unknown address, with links back (rule G-10). */
export function NotFoundPage() {
  const t = useMessages(layoutMessages)
  return (
    <Notice icon={<SearchX />} heading={t.notFound} text={t.notFoundHint}>
      <ButtonLink look="lamp" to={paths.home()}>
        {t.backHome}
      </ButtonLink>
      <ButtonLink to={paths.products()}>{t.allProducts}</ButtonLink>
    </Notice>
  )
}
