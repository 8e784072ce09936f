import type { StaffVideo } from '@shop/contract/staff'
import { FunctionField, List } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { TitleLink } from '../../ui/fields/record-links.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { CountField } from '../../ui/fields/value-fields.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { RecordTable } from '../../ui/lists/record-table.tsx'
import { videosMessages } from './videos.messages.ts'

/** The videos of the home page, in their order there. */
export function VideoList() {
  const t = useMessages(videosMessages)
  const canWrite = useCan('content.write')
  return (
    <List sort={{ field: 'order', order: 'ASC' }} empty={<EmptyList text={t.none} />}>
      <RecordTable title="title" rowClick={canWrite ? 'edit' : false}>
        <FunctionField<StaffVideo>
          source="poster"
          render={({ poster }) => (
            <img
              src={poster.image}
              alt=""
              style={{ inlineSize: 120, maxBlockSize: 68, objectFit: 'cover', display: 'block', borderRadius: 4 }}
            />
          )}
        />
        <TitleLink label={t.videoTitle} source="title" canWrite={canWrite} />
        <FunctionField<StaffVideo> source="kind" render={({ kind }) => t[kind]} />
        <FunctionField<StaffVideo> source="link" render={({ link }) => <bdi dir="ltr">{link}</bdi>} />
        <CountField source="order" sortable />
        <FunctionField<StaffVideo>
          source="is_active"
          render={({ is_active }) => (
            <StatusChip tone={is_active ? 'good' : 'plain'}>{is_active ? t.shown : t.off}</StatusChip>
          )}
        />
      </RecordTable>
    </List>
  )
}
