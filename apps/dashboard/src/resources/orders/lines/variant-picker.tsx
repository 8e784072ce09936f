import { Autocomplete, Stack, TextField, Typography } from '@mui/material'
import type { StockLevel } from '@shop/contract/staff'
import { formatExactMoney } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { staffApi } from '../../../data/api.ts'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { uiMessages } from '../../../ui/ui.messages.ts'
import { useDebouncedValue } from '../../../ui/use-debounced-value.ts'
import { LineName } from '../../shared/line-name.tsx'
import { linesMessages } from './lines.messages.ts'

const shownCount = '20'

/** A search for what the shop sells, with price and stock. A choice leaves the field empty for the next one. */
export function VariantPicker({ onPick }: { onPick: (level: StockLevel) => void }) {
  const t = useMessages(linesMessages)
  const { failed } = useMessages(uiMessages)
  const language = useLanguage()
  const [typed, setTyped] = useState('')
  const q = useDebouncedValue(typed.trim())
  const { data, isError, isFetching } = useQuery({
    queryKey: ['variants to order', q],
    queryFn: ({ signal }) =>
      staffApi.stock.listStockLevels({ query: { q, sort: 'name', page_size: shownCount } }, { signal }),
    enabled: q !== '',
    retry: false,
  })
  const isSettled = q === typed.trim() && !isFetching
  return (
    <Autocomplete<StockLevel>
      options={isSettled && q !== '' && data ? data.results : []}
      value={null}
      inputValue={typed}
      filterOptions={(options) => options}
      loading={typed.trim() !== '' && !isSettled}
      loadingText={t.searching}
      noOptionsText={typed.trim() === '' ? t.addProductHint : isError ? failed : t.noProduct}
      getOptionLabel={({ product }) => product.name[language]}
      getOptionKey={({ id }) => id}
      getOptionDisabled={({ stock }) => stock < 1}
      onInputChange={(_, text, reason) => reason !== 'reset' && setTyped(text)}
      onChange={(_, level) => {
        if (level) onPick(level)
        setTyped('')
      }}
      // Scanners end with Enter: it chooses a product, and never sends the form around the field.
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      renderInput={(input) => <TextField {...input} label={t.addProduct} helperText={t.addProductHint} />}
      renderOption={({ key, ...option }, level) => (
        <li key={key} {...option}>
          <VariantOption level={level} />
        </li>
      )}
    />
  )
}

function VariantOption({ level: { product, color, image, price, stock } }: { level: StockLevel }) {
  const t = useMessages(linesMessages)
  const language = useLanguage()
  const line = { name: product.name, sku: product.sku, color: color && { id: 0, ...color }, size: null, image }
  return (
    <Stack direction="row" sx={{ inlineSize: '100%', justifyContent: 'space-between', gap: 2, alignItems: 'center' }}>
      <LineName line={line} />
      <Stack sx={{ alignItems: 'end', whiteSpace: 'nowrap' }}>
        <span>{formatExactMoney(price, language)}</span>
        <Typography variant="body2" color={stock > 0 ? 'text.secondary' : 'error'}>
          {stock > 0 ? t.inStock({ count: stock }) : t.outOfStock}
        </Typography>
      </Stack>
    </Stack>
  )
}
