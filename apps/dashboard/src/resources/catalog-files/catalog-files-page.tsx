import Download from '@mui/icons-material/Download'
import UploadFile from '@mui/icons-material/UploadFile'
import { Box, Button, Card, CardContent, Checkbox, FormControlLabel, LinearProgress, Typography } from '@mui/material'
import { useState } from 'react'
import { Title } from 'react-admin'
import { useCan } from '../../auth/staff-member.tsx'
import { useMessages } from '../../i18n/language.tsx'
import { FileButton } from '../../ui/pictures/file-button.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { catalogFilesMessages } from './catalog-files.messages.ts'
import { ImportChanges } from './import-changes.tsx'
import { ImportFaults } from './import-faults.tsx'
import { useImport } from './use-import.ts'

/** Exports and imports the catalog as a table. */
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

/** Exports the whole catalog as a CSV file. */
function ExportCard() {
  const t = useMessages(catalogFilesMessages)
  const [withStock, setWithStock] = useState(false)
  const { isBusy, save } = useDownload(t.exportFailed)
  const path = `/api/admin/catalogue-export/?with_stock=${withStock}`
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {t.exportTitle}
        </Typography>
        <Typography sx={{ mb: 1 }}>{t.exportLead}</Typography>
        <FormControlLabel
          control={<Checkbox checked={withStock} onChange={(_, isChecked) => setWithStock(isChecked)} />}
          label={t.withStock}
        />
        <Button
          variant="outlined"
          startIcon={<Download />}
          disabled={isBusy}
          onClick={() => void save(path, 'catalogue.csv')}
        >
          {t.save}
        </Button>
      </CardContent>
    </Card>
  )
}

/** Imports a table: first shows the changes or the errors, then applies it. */
function ImportCard() {
  const t = useMessages(catalogFilesMessages)
  const { file, result, work, preview, apply, cancel } = useImport()
  return (
    <Card>
      <CardContent>
        <Typography component="h2" variant="h6">
          {t.importTitle}
        </Typography>
        <Typography sx={{ mb: 1 }}>{t.importLead}</Typography>
        <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', mb: 2 }}>
          <FileButton
            label={t.choose}
            icon={UploadFile}
            accept=".csv,text/csv"
            isBusy={work !== null}
            onFiles={([chosen]) => {
              if (chosen) void preview(chosen)
            }}
          />
          {file && <bdi>{file.name}</bdi>}
        </Box>
        <div role="status">
          {work && (
            <>
              <Typography>{t[work]}</Typography>
              <LinearProgress aria-label={t[work]} />
            </>
          )}
        </div>
        {result?.outcome === 'refused' && <ImportFaults result={result} />}
        {result?.outcome === 'previewed' && (
          <ImportChanges result={result} isBusy={work !== null} onApply={() => void apply()} onCancel={cancel} />
        )}
      </CardContent>
    </Card>
  )
}
