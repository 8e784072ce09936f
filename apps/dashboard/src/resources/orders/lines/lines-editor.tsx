import Delete from '@mui/icons-material/Delete'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import { maxLineQuantity } from '@shop/contract'
import { formatExactMoney, formatNumber } from '@shop/i18n'
import { useRef } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { TypedNumber } from '../../../ui/forms/typed-field.tsx'
import { LineName } from '../../shared/line-name.tsx'
import { addUnit, changeQuantity, type EditableLine, readQuantity } from './editable-lines.ts'
import { linesMessages } from './lines.messages.ts'
import { VariantPicker } from './variant-picker.tsx'

type Properties = { lines: readonly EditableLine[]; onChange: (lines: EditableLine[]) => void }

/** The lines of an order: products are added, removed, and get another quantity. */
export function LinesEditor({ lines, onChange }: Properties) {
  const t = useMessages(linesMessages)
  const editor = useRef<HTMLDivElement>(null)

  /** The pressed button goes away: the focus stays among the products. */
  function remove(line: EditableLine): void {
    onChange(lines.filter((one) => one !== line))
    editor.current?.focus()
  }

  return (
    <Stack ref={editor} role="group" aria-label={t.lines} tabIndex={-1} spacing={2} sx={{ outline: 'none' }}>
      {lines.length === 0 && <Typography color="text.secondary">{t.noLines}</Typography>}
      {lines.length > 0 && (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {lines.map((line) => (
            <LineInputs
              key={line.variant_id}
              line={line}
              onType={(typed) => onChange(changeQuantity(lines, line.variant_id, typed))}
              onRemove={() => remove(line)}
            />
          ))}
        </Box>
      )}
      <VariantPicker onPick={(level) => onChange(addUnit(lines, level))} />
    </Stack>
  )
}

type LineProperties = { line: EditableLine; onType: (typed: string) => void; onRemove: () => void }

function LineInputs({ line, onType, onRemove }: LineProperties) {
  const t = useMessages(linesMessages)
  const language = useLanguage()
  const isWrong = readQuantity(line.typed) === null
  const named = { product: line.name[language] }
  const row = { display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', py: 1 }
  return (
    <Box component="li" sx={{ ...row, borderBlockEnd: 1, borderColor: 'divider' }}>
      <Box sx={{ flex: '1 1 220px' }}>
        <LineName line={line} />
        <Typography variant="body2" color="text.secondary">
          {t.each({ price: formatExactMoney(line.price, language) })}
        </Typography>
      </Box>
      <TypedNumber
        value={line.typed}
        fault={isWrong && t.quantityWrong({ max: formatNumber(maxLineQuantity, language) })}
        helperText={null}
        onChange={onType}
        input={{ inputMode: 'numeric', 'aria-label': t.quantityOf(named) }}
        size="small"
        fullWidth={false}
        sx={{ inlineSize: 110 }}
      />
      <IconButton aria-label={t.removeLine(named)} onClick={onRemove}>
        <Delete />
      </IconButton>
    </Box>
  )
}
