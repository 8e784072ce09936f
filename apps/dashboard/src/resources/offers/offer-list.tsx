import type { StaffOffer } from '@shop/contract/staff'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { FunctionField, List, SearchInput } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { TitleLink } from '../../ui/fields/record-links.tsx'
import { StatusChip, type Tone } from '../../ui/fields/status-chip.tsx'
import { CountField, MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { offersMessages } from './offers.messages.ts'

const toneOf: Record<StaffOffer['state'], Tone> = { running: 'good', planned: 'waiting', over: 'plain' }

/** The offers, those that start last first. */
export function OfferList() {
  const t = useMessages(offersMessages)
  const language = useLanguage()
  const canWrite = useCan('offers.write')
  const discountOf = ({ kind, value }: StaffOffer) =>
    kind === 'percent' ? `${formatNumber(value, language)}%` : formatExactMoney(value, language)
  return (
    <List
      sort={{ field: 'starts_at', order: 'DESC' }}
      filters={[<SearchInput key="q" source="q" alwaysOn placeholder={t.name} />]}
      empty={<EmptyList text={t.none} />}
    >
      <RecordTable title="name" rowClick={canWrite ? 'edit' : false}>
        <TitleLink source="name" canWrite={canWrite} />
        <FunctionField<StaffOffer> source="scope" render={({ scope }) => t[`scope_${scope}`]} />
        <FunctionField<StaffOffer> source="value" render={(offer) => <bdi>{discountOf(offer)}</bdi>} />
        <CountField source="priority" sortable />
        <FunctionField<StaffOffer>
          source="state"
          render={({ state }) => <StatusChip tone={toneOf[state]}>{t[state]}</StatusChip>}
        />
        <MomentField source="starts_at" sortable />
        <MomentField source="ends_at" sortable />
      </RecordTable>
    </List>
  )
}
