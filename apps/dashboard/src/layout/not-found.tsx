import { useMessages } from '../i18n/language.tsx'
import { DeadEnd } from './dead-end.tsx'
import { layoutMessages } from './layout.messages.ts'

/** For an address that the dashboard does not have. */
export function NotFound() {
  const t = useMessages(layoutMessages)
  return <DeadEnd title={t.notFound} text={t.notFoundText} />
}
