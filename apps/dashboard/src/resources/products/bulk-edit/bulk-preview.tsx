import { Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material'
import type { BulkEditResult } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { colors } from '../../../theme/colors.ts'
import { useFactNames } from '../../../ui/values/use-fact-names.ts'
import { productsMessages } from '../products.messages.ts'
import { bulkEditMessages } from './bulk-edit.messages.ts'

type Result = BulkEditResult['results'][number]

const factField = 'facts.'

export function BulkPreview({ preview }: { preview: BulkEditResult }) {
  const t = useMessages(bulkEditMessages)
  const language = useLanguage()
  if (preview.changed === 0) return <Typography>{t.nothing}</Typography>
  return (
    <Table size="small">
      <TableHead>
        <TableRow>
          <TableCell>{t.product}</TableCell>
          <TableCell>{t.changes}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {preview.results.map((result) => (
          <TableRow key={result.id}>
            <TableCell>
              <bdi>{result.name[language]}</bdi> <span style={{ color: colors.muted }}>{result.sku}</span>
            </TableCell>
            <TableCell>{result.is_changed ? <Changes result={result} /> : t.unchanged}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  )
}

function Changes({ result: { fields, prices } }: { result: Result }) {
  const labels: Readonly<Record<string, unknown>> = useMessages(productsMessages)
  const language = useLanguage()
  const nameOfFact = useFactNames()
  const nameOf = (field: string) =>
    field.startsWith(factField) ? nameOfFact(field.slice(factField.length)) : String(labels[field] ?? field)
  const money = ({ price }: Result['prices'][number]['after']) => <bdi>{formatExactMoney(price, language)}</bdi>
  return (
    <>
      {fields.map((field) => (
        <div key={field}>{nameOf(field)}</div>
      ))}
      {prices.map(({ hex, before, after }) => (
        <div key={hex ?? ''}>
          {hex !== null && <bdi>{hex} </bdi>}
          {money(before)} <span>{language === 'ar' ? '←' : '→'}</span> {money(after)}
        </div>
      ))}
    </>
  )
}
