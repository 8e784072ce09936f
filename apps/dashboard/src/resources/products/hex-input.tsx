import { Box } from '@mui/material'
import { regex, required, TextInput, useInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { productsMessages } from './products.messages.ts'

const validate = [required(), regex(/^#[0-9a-fA-F]{6}$/, '#f3f1ec')]

/** A colour: to pick, or to type by its code. */
export function HexInput({ source, label }: { source: string; label: string }) {
  const t = useMessages(productsMessages)
  const { field } = useInput<string>({ source })
  return (
    <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
      <input
        type="color"
        aria-label={t.color}
        value={/^#[0-9a-f]{6}$/i.test(field.value ?? '') ? field.value : '#ffffff'}
        onChange={({ target }) => field.onChange(target.value)}
        style={{ inlineSize: 44, blockSize: 44 }}
      />
      <TextInput source={source} label={label} validate={validate} slotProps={{ htmlInput: { dir: 'ltr' } }} />
    </Box>
  )
}
