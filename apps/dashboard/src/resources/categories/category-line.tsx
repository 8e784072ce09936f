import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { IconButton, TableCell, TableRow, Link as TextLink } from '@mui/material'
import type { StaffCategory } from '@shop/contract/staff'
import { formatNumber } from '@shop/i18n'
import { Link } from 'react-router-dom'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { Thumbnail } from '../../ui/fields/thumbnail.tsx'
import { categoriesMessages } from './categories.messages.ts'

type Properties = {
  category: StaffCategory
  isFirst: boolean
  isLast: boolean
  canWrite: boolean
  onDragStart: () => void
  onDrop: () => void
  /** Called with -1 to move up or 1 to move down. */
  onMove: (by: number) => void
}

/** A row of the table of categories. */
export function CategoryLine({ category, isFirst, isLast, canWrite, onDragStart, onDrop, onMove }: Properties) {
  const t = useMessages(categoriesMessages)
  const language = useLanguage()
  const name = category.name[language]
  const place = `/dashboard/categories/${category.id}`
  return (
    <TableRow
      hover
      draggable={canWrite}
      onDragStart={onDragStart}
      onDragOver={(event) => event.preventDefault()}
      onDrop={onDrop}
      sx={canWrite ? { cursor: 'grab' } : {}}
    >
      <TableCell>
        <Thumbnail image={category.image?.image ?? null} />
      </TableCell>
      <TableCell>
        <bdi>
          {canWrite ? (
            <TextLink component={Link} to={place}>
              {name}
            </TextLink>
          ) : (
            name
          )}
        </bdi>
      </TableCell>
      <TableCell sx={hideOnPhone}>
        <bdi>{category.key}</bdi>
      </TableCell>
      <TableCell sx={hideOnPhone}>{formatNumber(category.products_count, language)}</TableCell>
      <TableCell>
        {category.is_active ? (
          <StatusChip tone="good">{t.is_active}</StatusChip>
        ) : (
          <StatusChip tone="plain">{t.hidden}</StatusChip>
        )}
      </TableCell>
      {canWrite && (
        <TableCell sx={{ whiteSpace: 'nowrap' }}>
          <IconButton size="small" aria-label={t.up({ name })} disabled={isFirst} onClick={() => onMove(-1)}>
            <ArrowUpward fontSize="small" />
          </IconButton>
          <IconButton size="small" aria-label={t.down({ name })} disabled={isLast} onClick={() => onMove(1)}>
            <ArrowDownward fontSize="small" />
          </IconButton>
        </TableCell>
      )}
    </TableRow>
  )
}

/** The style of a column that a phone has no room for. */
export const hideOnPhone = { display: { xs: 'none', sm: 'table-cell' } } as const
