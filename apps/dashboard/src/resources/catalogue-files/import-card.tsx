import UploadFile from '@mui/icons-material/UploadFile'
import { Box, Card, CardContent, LinearProgress, Typography } from '@mui/material'
import { useMessages } from '../../i18n/language.tsx'
import { FileButton } from '../media/file-button.tsx'
import { catalogFilesMessages } from './catalog-files.messages.ts'
import { ImportChanges } from './import-changes.tsx'
import { ImportFaults } from './import-faults.tsx'
import { useImport } from './use-import.ts'

/** Takes a table in: first shows what would change or what is wrong, then imports it. */
export function ImportCard() {
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
