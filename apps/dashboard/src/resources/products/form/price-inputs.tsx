import { Box, FormControlLabel, Switch } from '@mui/material'
import { useRef } from 'react'
import { regex, required, TextInput, useInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../../i18n/language.tsx'
import { LocalizedInput } from '../../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { RowsInput } from '../../../ui/forms/rows-input.tsx'
import { PicturesInput } from '../../../ui/pictures/pictures-input.tsx'
import { productsMessages } from '../products.messages.ts'
import { VariantOffer } from './variant-offer.tsx'
import { VariantStock } from './variant-stock.tsx'

const newColor = { hex: '', name: { en: '', ar: '' }, price: null, stock: null, pictures: [] }

type Values = { colors?: unknown[] | null; plain?: object | null }

/** The price of a product, or its colors with a price each. Switching back and forth preserves the input. */
export function PriceInputs() {
  const t = useMessages(productsMessages)
  const { control, setValue, getValues } = useFormContext<Values>()
  const colors = useWatch({ control, name: 'colors' })
  const hasColors = (colors ?? []).length > 0
  const leftColors = useRef<unknown[]>([newColor])
  function choose(wantsColors: boolean): void {
    if (!wantsColors) leftColors.current = getValues('colors') ?? [newColor]
    setValue('colors', wantsColors ? leftColors.current : [], { shouldDirty: true })
  }
  return (
    <>
      <FormControlLabel
        control={<Switch checked={hasColors} onChange={(_, isChecked) => choose(isChecked)} />}
        label={t.hasColors}
        sx={{ mb: 1 }}
      />
      {hasColors ? <ColorInputs /> : <VariantPrices source="plain" />}
    </>
  )
}

function ColorInputs() {
  const t = useMessages(productsMessages)
  return (
    <RowsInput source="colors" label={t.colors} entryName={t.color} addLabel={t.addColor} newRow={newColor}>
      <HexInput source="hex" label={t.hex} />
      <LocalizedInput source="name" label={t.color} isNeeded />
      <VariantPrices source="" />
      <PicturesInput source="pictures" label={t.colorPictures} />
    </RowsInput>
  )
}

function VariantPrices({ source }: { source: string }) {
  const t = useMessages(productsMessages)
  const at = (name: string) => (source === '' ? name : `${source}.${name}`)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', inlineSize: '100%' }}>
      <NumberInput source={at('price')} label={t.price} min={0.01} validate={required()} sx={narrow} />
      <VariantStock source={source} />
      <VariantOffer source={source} />
    </Box>
  )
}

const narrow = { inlineSize: 240 }

const validate = [required(), regex(/^#[0-9a-fA-F]{6}$/, '#f3f1ec')]

/** An input for a color, by a picker or as a code. */
function HexInput({ source, label }: { source: string; label: string }) {
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
