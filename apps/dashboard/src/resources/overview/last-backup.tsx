import { Alert } from '@mui/material'
import type { Overview } from '@shop/contract/staff'
import { formatDateTime } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { overviewMessages } from './overview.messages.ts'

/** A backup is taken each day; one may be late. */
const soonEnoughMs = 2 * 24 * 60 * 60 * 1000

/** When the shop was last backed up, and a warning when that is long ago. Both moments are of the shop's clock. */
export function LastBackup({ at, lastBackupAt }: { at: Overview['at']; lastBackupAt: Overview['last_backup_at'] }) {
  const t = useMessages(overviewMessages)
  const language = useLanguage()
  if (lastBackupAt === null) return <Alert severity="warning">{t.noBackup}</Alert>
  const when = formatDateTime(lastBackupAt, language)
  const isOld = Date.parse(at) - Date.parse(lastBackupAt) > soonEnoughMs
  const say = isOld ? t.oldBackup : t.lastBackup
  return <Alert severity={isOld ? 'warning' : 'success'}>{say({ when })}</Alert>
}
