import type { StaffBanner } from '@shop/contract/staff'
import { FunctionField, List } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { TitleLink } from '../../ui/fields/record-links.tsx'
import { StatusChip, type Tone } from '../../ui/fields/status-chip.tsx'
import { CountField, MomentField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { bannersMessages } from './banners.messages.ts'

const toneOf: Record<StaffBanner['state'], Tone> = { shown: 'good', planned: 'waiting', over: 'plain', off: 'plain' }

/** The banners of the home page, in their order there. */
export function BannerList() {
  const t = useMessages(bannersMessages)
  const language = useLanguage()
  const canWrite = useCan('content.write')
  return (
    <List sort={{ field: 'priority', order: 'ASC' }} empty={<EmptyList text={t.none} />}>
      <RecordTable title="title" rowClick={canWrite ? 'edit' : false}>
        <FunctionField<StaffBanner>
          source="image"
          render={({ image_ltr, image_rtl }) => (
            <img
              src={(language === 'ar' ? image_rtl : image_ltr).image}
              alt=""
              style={{ inlineSize: 120, maxBlockSize: 60, objectFit: 'cover', display: 'block', borderRadius: 4 }}
            />
          )}
        />
        <TitleLink label={t.bannerTitle} source="title" canWrite={canWrite} />
        <FunctionField<StaffBanner> source="link" render={({ link }) => <bdi dir="ltr">{link}</bdi>} />
        <CountField source="priority" sortable />
        <FunctionField<StaffBanner>
          source="state"
          render={({ state }) => <StatusChip tone={toneOf[state]}>{t[state]}</StatusChip>}
        />
        <MomentField source="starts_at" sortable />
        <MomentField source="ends_at" />
      </RecordTable>
    </List>
  )
}
