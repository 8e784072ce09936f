import { Alert, Box, InputAdornment, Typography } from '@mui/material'
import type { StaffFact, StaffProductType } from '@shop/contract/staff'
import { formatFlag, localeOf, unitLabel } from '@shop/i18n'
import { useEffect, useMemo } from 'react'
import { ReferenceInput, SelectInput, useGetList } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { LocalizedInput } from '../../../ui/forms/localized-input.tsx'
import { NumberInput } from '../../../ui/forms/number-input.tsx'
import { useFactNames } from '../../../ui/values/use-fact-names.ts'
import { productsMessages } from '../products.messages.ts'
import type { ProductFormValues } from './product-values.ts'

/** The type of a product, and an input for each fact that its type or category allows. */
export function FactInputs() {
  const t = useMessages(productsMessages)
  const language = useLanguage()
  const { facts, isPending } = useFactsOfForm()
  return (
    <>
      <ReferenceInput source="type" reference="product-types" perPage={200}>
        <SelectInput
          label={t.type}
          optionText={(type: StaffProductType) => type.name[language]}
          helperText={t.typeHint}
        />
      </ReferenceInput>
      <MisplacedFacts facts={facts} isPending={isPending} />
      {!isPending && facts.length === 0 && <Typography color="textSecondary">{t.noFacts}</Typography>}
      <Box
        sx={{
          display: 'grid',
          columnGap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))',
          alignItems: 'start',
        }}
      >
        {facts.map((fact) => (
          <FactInput key={fact.id} fact={fact} />
        ))}
      </Box>
    </>
  )
}

/** The facts that this type and category allow. The form stores their keys for `toProductBody`. */
function useFactsOfForm() {
  const { setValue } = useFormContext<ProductFormValues>()
  const [type, category] = useWatch<ProductFormValues, ['type', 'category']>({ name: ['type', 'category'] })
  const isChosen = Boolean(type || category)
  const { data, isPending } = useGetList<StaffFact>(
    'facts',
    {
      pagination: { page: 1, perPage: 200 },
      sort: { field: 'place', order: 'ASC' },
      filter: { ...(type && { type: String(type) }), ...(category && { category: String(category) }) },
    },
    { enabled: isChosen },
  )
  // Without a filter the cache may have all facts, which another part of the page has loaded.
  const facts = useMemo(() => (isChosen && data) || [], [isChosen, data])
  const isKnown = !isPending && isChosen
  useEffect(() => {
    if (isKnown)
      setValue(
        'fact_keys',
        facts.map(({ key }) => key),
      )
  }, [isKnown, facts, setValue])
  return { facts, isPending: isPending && isChosen }
}

/** Warns which values the chosen type removes. */
function MisplacedFacts({ facts, isPending }: { facts: readonly StaffFact[]; isPending: boolean }) {
  const t = useMessages(productsMessages)
  const language = useLanguage()
  const nameOfFact = useFactNames()
  const values = useWatch<ProductFormValues, 'facts'>({ name: 'facts' }) ?? {}
  const keys = facts.map(({ key }) => key)
  const lost = Object.entries(values).filter(([key, value]) => !keys.includes(key) && value !== null && value !== '')
  if (isPending || lost.length === 0) return null
  return (
    <Alert severity="warning" sx={{ mb: 2 }}>
      {t.misplacedFacts({
        facts: new Intl.ListFormat(localeOf[language]).format(lost.map(([key]) => nameOfFact(key))),
      })}
    </Alert>
  )
}

function FactInput({ fact }: { fact: StaffFact }) {
  const language = useLanguage()
  const source = `facts.${fact.key}`
  const label = fact.name[language]
  if (fact.kind === 'text')
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
        <LocalizedInput source={source} label={label} rows={1} />
      </Box>
    )
  if (fact.kind === 'number') return <NumberFactInput fact={fact} source={source} label={label} />
  const choices =
    fact.kind === 'flag'
      ? [true, false].map((flag) => ({ id: flag, name: formatFlag(flag, language) }))
      : fact.choices.map(({ key, name }) => ({ id: key, name: name[language] }))
  return <SelectInput source={source} label={label} choices={choices} translateChoice={false} helperText={false} />
}

function NumberFactInput({ fact, source, label }: { fact: StaffFact; source: string; label: string }) {
  const language = useLanguage()
  const { unit, min, max } = fact
  return (
    <NumberInput
      source={source}
      label={label}
      helperText={false}
      {...(min !== null && { min })}
      {...(max !== null && { max })}
      slotProps={{
        ...(unit && {
          input: { endAdornment: <InputAdornment position="end">{unitLabel(unit, language)}</InputAdornment> },
        }),
      }}
    />
  )
}
