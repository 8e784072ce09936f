import { Typography } from '@mui/material'
import type { BulkEditResult } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { Fragment } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { colors } from '../../../theme/colors.ts'
import { useFactNames } from '../../../ui/values/use-fact-names.ts'
import { PlainTable } from '../../shared/plain-table.tsx'
import { productsMessages } from '../products.messages.ts'
import { bulkEditMessages } from './bulk-edit.messages.ts'

type Result = BulkEditResult['results'][number]

const factField = 'facts.'

export function BulkPreview({ preview }: { preview: BulkEditResult }) {
  const t = useMessages(bulkEditMessages)
  const language = useLanguage()
  if (preview.changed === 0) return <Typography>{t.nothing}</Typography>
  const rows = preview.results.map((result) => ({
    key: result.id,
    cells: [
      <Fragment key="product">
        <bdi>{result.name[language]}</bdi> <span style={{ color: colors.muted }}>{result.sku}</span>
      </Fragment>,
      result.is_changed ? <Changes key="changes" result={result} /> : t.unchanged,
    ],
  }))
  return <PlainTable heads={[t.product, t.changes]} rows={rows} startColumns={2} />
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
