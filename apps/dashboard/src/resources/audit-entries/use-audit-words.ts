import { useMessages } from '../../i18n/language.tsx'
import { auditEntriesMessages } from './audit-entries.messages.ts'

/** Names what was done to what; what is not known here is shown as it is written. */
export function useAuditWords() {
  const t: Readonly<Record<string, unknown>> = useMessages(auditEntriesMessages)
  const nameOf = (kind: 'action' | 'entity' | 'id') => (word: string) => {
    const name = t[`${kind}_${word}`]
    return typeof name === 'string' ? name : word.replaceAll('_', ' ')
  }
  return { nameOfAction: nameOf('action'), nameOfEntity: nameOf('entity'), nameOfId: nameOf('id') }
}
