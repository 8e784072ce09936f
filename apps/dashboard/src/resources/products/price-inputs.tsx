import { Box } from '@mui/material'
import { ArrayInput, BooleanInput, NumberInput, required, SimpleFormIterator } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useMessages } from '../../i18n/language.tsx'
import { LocalizedInput } from '../../ui/localized-input.tsx'
import { PicturesInput } from '../media/pictures-input.tsx'
import { HexInput } from './hex-input.tsx'
import { productsMessages } from './products.messages.ts'
import { VariantStock } from './variant-stock.tsx'

/** The price of a product, or its colours with a price each. */
export function PriceInputs() {
  const t = useMessages(productsMessages)
  const { control } = useFormContext()
  const hasColors = useWatch({ control, name: 'has_colors' })
  const colors = useWatch({ control, name: 'colors' })
  const showsColors = hasColors ?? (Array.isArray(colors) && colors.length > 0)
  return (
    <>
      <BooleanInput
        source="has_colors"
        label={t.hasColors}
        defaultValue={Array.isArray(colors) && colors.length > 0}
        helperText={false}
      />
      {showsColors ? <ColorInputs /> : <VariantPrices source="plain" />}
    </>
  )
}

function ColorInputs() {
  const t = useMessages(productsMessages)
  return (
    <ArrayInput source="colors" label={t.colors} validate={required()}>
      <SimpleFormIterator fullWidth disableClear getItemLabel={(index) => `${t.color} ${index + 1}`}>
        <HexInput source="hex" label={t.hex} />
        <LocalizedInput source="name" label={t.color} isNeeded />
        <VariantPrices source="" />
        <PicturesInput source="pictures" label={t.colorPictures} />
      </SimpleFormIterator>
    </ArrayInput>
  )
}

function VariantPrices({ source }: { source: string }) {
  const t = useMessages(productsMessages)
  const at = (name: string) => (source === '' ? name : `${source}.${name}`)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'start', inlineSize: '100%' }}>
      <NumberInput source={at('price')} label={t.price} min={0.01} step="any" validate={required()} />
      <NumberInput
        source={at('original_price')}
        label={t.original_price}
        min={0.01}
        step="any"
        helperText={t.original_price_hint}
      />
      <VariantStock source={source} />
    </Box>
  )
}
