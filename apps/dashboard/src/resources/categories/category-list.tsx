import { Alert, Table, TableBody, TableCell, TableHead, TableRow } from '@mui/material'
import { useState } from 'react'
import { List } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { EmptyList } from '../../ui/lists/empty-list.tsx'
import { categoriesMessages } from './categories.messages.ts'
import { CategoryLine, hideOnPhone } from './category-line.tsx'
import { useCategoryOrder } from './use-category-order.ts'

/** All categories, to sort as the shop shows them. */
export function CategoryList() {
  const t = useMessages(categoriesMessages)
  const canWrite = useCan('catalogue.write')
  return (
    <List sort={{ field: 'place', order: 'ASC' }} perPage={200} pagination={false} empty={<EmptyList text={t.none} />}>
      {canWrite && (
        <Alert severity="info" icon={false} sx={{ py: 0 }}>
          {t.orderHint}
        </Alert>
      )}
      <CategoryTable canWrite={canWrite} />
    </List>
  )
}

/** A table whose rows people sort by dragging. */
function CategoryTable({ canWrite }: { canWrite: boolean }) {
  const t = useMessages(categoriesMessages)
  const { categories, move } = useCategoryOrder()
  const [dragged, setDragged] = useState<number | null>(null)
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t.image}</TableCell>
          <TableCell>{t.name}</TableCell>
          <TableCell sx={hideOnPhone}>{t.key}</TableCell>
          <TableCell sx={hideOnPhone}>{t.products_count}</TableCell>
          <TableCell>{t.is_active}</TableCell>
          {canWrite && <TableCell component="td" />}
        </TableRow>
      </TableHead>
      <TableBody>
        {categories.map((category, index) => (
          <CategoryLine
            key={category.id}
            category={category}
            isFirst={index === 0}
            isLast={index === categories.length - 1}
            canWrite={canWrite}
            onDragStart={() => setDragged(index)}
            onDrop={() => {
              if (dragged !== null) void move(dragged, index)
              setDragged(null)
            }}
            onMove={(by) => void move(index, index + by)}
          />
        ))}
      </TableBody>
    </Table>
  )
}
