import { SearchX } from 'lucide-react'
import { useMessages } from '../../i18n/language.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notices/notice.tsx'
import { layoutMessages } from './layout.messages.ts'

/** What an unknown address shows, with ways back (rule G-10). */
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
