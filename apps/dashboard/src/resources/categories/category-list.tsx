import { Alert } from '@mui/material'
import { List } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { NothingYet } from '../../ui/nothing-yet.tsx'
import { categoriesMessages } from './categories.messages.ts'
import { CategoryTable } from './category-table.tsx'

/** All categories in the order of the shop, which is changed here. */
export function CategoryList() {
  const t = useMessages(categoriesMessages)
  const canWrite = useCan('catalogue.write')
  return (
    <List sort={{ field: 'place', order: 'ASC' }} perPage={200} pagination={false} empty={<NothingYet text={t.none} />}>
      {canWrite && (
        <Alert severity="info" icon={false} sx={{ py: 0 }}>
          {t.order}
        </Alert>
      )}
      <CategoryTable canWrite={canWrite} />
    </List>
  )
}
