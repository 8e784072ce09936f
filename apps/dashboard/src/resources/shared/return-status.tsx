import type { ReturnStatus } from '@shop/contract'
import { returnTitles } from '@shop/contract/staff'
import { useLanguage } from '../../i18n/language.tsx'
import { StatusChip, type Tone } from '../../ui/fields/status-chip.tsx'

export function ReturnStatusChip({ status }: { status: ReturnStatus }) {
  return <StatusChip tone={tones[status]}>{returnTitles[status][useLanguage()]}</StatusChip>
}

const tones = {
  requested: 'waiting',
  approved: 'calm',
  collected: 'calm',
  inspected: 'waiting',
  refunded: 'good',
  closed: 'good',
  refused: 'bad',
  withdrawn: 'plain',
} as const satisfies Record<ReturnStatus, Tone>
