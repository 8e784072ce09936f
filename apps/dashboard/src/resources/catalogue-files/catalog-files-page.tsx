import { Box, Typography } from '@mui/material'
import { Title } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { catalogFilesMessages } from './catalog-files.messages.ts'
import { ExportCard } from './export-card.tsx'
import { ImportCard } from './import-card.tsx'

/** The catalogue as a table: out, and in again. */
export function CatalogFilesPage() {
  const t = useMessages(catalogFilesMessages)
  const canWrite = useCan('catalogue.write')
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 2 }}>
      <Title title={t.title} />
      <ExportCard />
      {canWrite ? <ImportCard /> : <Typography color="text.secondary">{t.readOnly}</Typography>}
    </Box>
  )
}
