import { Autocomplete, TextField } from '@mui/material'
import type { Places } from '@shop/contract'
import { findPlaces, isPlaceNamed } from '@shop/i18n'
import { useQuery } from '@tanstack/react-query'
import { FieldTitle, InputHelperText, required, useInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { deliveryApi } from '../../../data/api.ts'
import { useLanguage } from '../../../i18n/language.tsx'

const none: Places = []

/** The city or the area of a recipient: suggests places of the chosen governorate, found in both languages. Any other text is as good. */
export function PlaceInput({ source }: { source: 'city' | 'area' }) {
  const language = useLanguage()
  const city = String(useWatch({ name: 'city' }) ?? '')
  const places = usePlaces()
  const { field, fieldState, id, isRequired } = useInput({
    source,
    validate: source === 'city' ? required() : undefined,
  })
  const { ref, value, onChange, ...control } = field
  const typed: string = value ?? ''
  const names =
    source === 'city'
      ? places.map(({ name }) => name)
      : (places.find(({ name }) => isPlaceNamed(name, city))?.areas ?? [])
  const error = fieldState.error?.message
  return (
    <Autocomplete
      id={id}
      freeSolo
      disableClearable
      fullWidth
      options={findPlaces(names, typed, language)}
      filterOptions={(options) => options}
      value={typed}
      inputValue={typed}
      onInputChange={(_, text) => onChange(text)}
      renderInput={(input) => (
        <TextField
          {...input}
          {...control}
          inputRef={ref}
          label={<FieldTitle source={source} isRequired={isRequired} />}
          error={fieldState.invalid}
          helperText={<InputHelperText error={error} helperText={false} />}
        />
      )}
    />
  )
}

/** Without an answer nothing is suggested. */
function usePlaces(): Places {
  const governorate = useWatch({ name: 'region' })
  const { data } = useQuery({
    queryKey: ['places', governorate],
    queryFn: ({ signal }) => deliveryApi.listPlaces({ params: { governorate } }, { signal }),
    enabled: Boolean(governorate),
    staleTime: Infinity,
    retry: false,
  })
  return data ?? none
}
