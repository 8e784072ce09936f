import { Box, TextField } from '@mui/material'
import { fieldsOfKind, readTypedNumber } from '@shop/contract'
import type { StaffCategory } from '@shop/contract/staff'
import { useGetList } from 'react-admin'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { uiMessages } from '../../../ui/ui.messages.ts'
import { useProductTypes } from '../../shared/use-product-types.ts'
import { productsMessages } from '../products.messages.ts'
import type { BulkChoices } from './bulk-choices.ts'
import { bulkEditMessages } from './bulk-edit.messages.ts'
import { BulkFactForm } from './bulk-fact-form.tsx'

type Properties = { choices: BulkChoices; onChange: (choices: BulkChoices) => void }
type Choice = { id: string; name: string }

/** The form with the changes for all selected products. */
export function BulkChoicesForm({ choices, onChange }: Properties) {
  const t = useMessages(bulkEditMessages)
  const p = useMessages(productsMessages)
  const language = useLanguage()
  const { data: categories = [] } = useGetList<StaffCategory>('categories', { pagination: { page: 1, perPage: 200 } })
  const types = useProductTypes()
  const { notNumber } = useMessages(uiMessages)
  const isWrong = choices.by !== '' && readTypedNumber(choices.by) === null
  const yesNo = [
    { id: 'true', name: t.yes },
    { id: 'false', name: t.no },
  ]
  const choose = (name: Exclude<keyof BulkChoices, 'fact'>, label: string, others: readonly Choice[]) => (
    <ChoiceField
      key={name}
      fullWidth
      label={label}
      value={choices[name]}
      choices={[{ id: '', name: t.leaveAsIs }, ...others]}
      onChoose={(value) => onChange({ ...choices, [name]: value })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  )
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
      {choose('is_active', p.is_active, [
        { id: 'true', name: t.sell },
        { id: 'false', name: t.archive },
      ])}
      {choose(
        'category',
        p.category,
        categories.map(({ id, name }) => ({ id: String(id), name: name[language] })),
      )}
      {choose(
        'type',
        p.type,
        types.map(({ id, name }) => ({ id: String(id), name: name[language] })),
      )}
      {fieldsOfKind('flag')
        .filter((flag) => flag !== 'is_active')
        .map((flag) => choose(flag, p[flag], yesNo))}
      <BulkFactForm choices={choices} onChange={onChange} />
      {choose('unit', t.prices, [
        { id: 'percent', name: t.percent },
        { id: 'amount', name: t.amount },
      ])}
      {choices.unit !== '' && (
        <TextField
          label={t.by}
          helperText={isWrong ? notNumber : t.byHint}
          error={isWrong}
          value={choices.by}
          onChange={({ target }) => onChange({ ...choices, by: target.value })}
          slotProps={{ htmlInput: { dir: 'ltr' } }}
        />
      )}
    </Box>
  )
}
