import { Box, Button, Typography } from '@mui/material'
import type { ImportResult } from '@shop/contract/staff'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { StatusChip } from '../../ui/fields/status-chip.tsx'
import { PlainTable } from '../shared/plain-table.tsx'
import { catalogFilesMessages } from './catalog-files.messages.ts'

type Properties = { result: ImportResult; isBusy: boolean; onApply: () => void; onCancel: () => void }

/** The changes that an import would make, with buttons to apply or cancel it. */
export function ImportChanges({ result, isBusy, onApply, onCancel }: Properties) {
  const t = useMessages(catalogFilesMessages)
  const { changes, created, changed, unchanged, stock_movements } = result
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>
        {t.summary({ created, changed, unchanged, movements: stock_movements })}
      </Typography>
      {changes.length === 0 ? <Typography>{t.nothing}</Typography> : <Changes changes={changes} />}
      {created + changed > changes.length && <Typography>{t.first({ count: changes.length })}</Typography>}
      <Box sx={{ display: 'flex', gap: 1, mt: 2 }}>
        <Button variant="contained" disabled={isBusy || created + changed === 0} onClick={onApply}>
          {t.apply}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {t.cancel}
        </Button>
      </Box>
    </>
  )
}

function Changes({ changes }: Pick<ImportResult, 'changes'>) {
  const t = useMessages(catalogFilesMessages)
  const rows = changes.map(({ line, kind, code, name, outcome, fields }) => ({
    key: `${kind} ${code}`,
    cells: [
      line,
      <bdi key="code" style={{ whiteSpace: 'nowrap' }}>
        {code}
      </bdi>,
      <bdi key="name">{name}</bdi>,
      <div key="changes" style={{ overflowWrap: 'anywhere' }}>
        {outcome === 'created' && <StatusChip tone="good">{t.created}</StatusChip>}
        {fields.map((field) => (
          <Field key={field.field} {...field} />
        ))}
      </div>,
    ],
  }))
  return <PlainTable heads={[t.line, t.code, t.name, t.changes]} rows={rows} startColumns={4} />
}

function Field({ field, before, after }: ImportResult['changes'][number]['fields'][number]) {
  const language = useLanguage()
  return (
    <div>
      <bdi>{field}</bdi>
      <span>: </span>
      <bdi>{before === '' ? '–' : before}</bdi> <span>{language === 'ar' ? '←' : '→'}</span>{' '}
      <bdi>{after === '' ? '–' : after}</bdi>
    </div>
  )
}
