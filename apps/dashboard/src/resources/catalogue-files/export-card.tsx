import Download from '@mui/icons-material/Download'
import { Button, Card, CardContent, Checkbox, FormControlLabel, Typography } from '@mui/material'
import { useState } from 'react'
import { useNotify } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { catalogFilesMessages } from './catalog-files.messages.ts'

/** Saves the whole catalogue as a table. */
export function ExportCard() {
  const t = useMessages(catalogFilesMessages)
  const notify = useNotify()
  const [withStock, setWithStock] = useState(false)
  const [isBusy, setBusy] = useState(false)
  async function save(): Promise<void> {
    setBusy(true)
    await downloadFile(`/api/admin/catalogue-export/?with_stock=${withStock}`, 'catalogue.csv').catch(() => {
      notify(t.exportFailed, { type: 'error' })
    })
    setBusy(false)
  }
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
        <Button variant="outlined" startIcon={<Download />} disabled={isBusy} onClick={() => void save()}>
          {t.save}
        </Button>
      </CardContent>
    </Card>
  )
}
