import { InputAdornment } from '@mui/material'
import type { StaffFact, StaffOffer } from '@shop/contract/staff'
import { formatFlag, unitLabel } from '@shop/i18n'
import { AutocompleteInput, required, SelectInput, useGetList } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { NumberInput } from '../../ui/forms/number-input.tsx'
import { allFacts } from '../../ui/values/use-fact-names.ts'
import { offersMessages } from './offers.messages.ts'

/** The specification that an offer is over, with its value: a choice, yes or no, or the ends of a range. */
export function FactTargetInputs({ isFixed }: { isFixed: boolean }) {
  const t = useMessages(offersMessages)
  const language = useLanguage()
  const { setValue } = useFormContext<StaffOffer>()
  const key: string | undefined = useWatch({ name: 'fact.key' })
  const { data = [] } = useGetList<StaffFact>('facts', allFacts)
  const facts = data.filter(({ kind }) => kind !== 'text')
  const fact = facts.find((each) => each.key === key)
  // What is a value of one specification is none of another.
  const clearValue = () => {
    for (const field of ['fact.value', 'fact.min', 'fact.max'] as const) setValue(field, null, { shouldDirty: true })
  }
  return (
    <>
      <AutocompleteInput
        source="fact.key"
        label={t.fact}
        choices={facts.map(({ key, name }) => ({ id: key, name: name[language] }))}
        translateChoice={false}
        validate={required()}
        onChange={clearValue}
        readOnly={isFixed}
      />
      {fact?.kind === 'number' && <RangeInputs fact={fact} isFixed={isFixed} />}
      {fact && fact.kind !== 'number' && (
        <SelectInput
          key={fact.key}
          source="fact.value"
          label={t.fact_value}
          choices={
            fact.kind === 'flag'
              ? [true, false].map((flag) => ({ id: flag ? 'yes' : 'no', name: formatFlag(flag, language) }))
              : fact.choices.map(({ key, name }) => ({ id: key, name: name[language] }))
          }
          translateChoice={false}
          validate={required()}
          readOnly={isFixed}
        />
      )}
    </>
  )
}

function RangeInputs({ fact: { unit }, isFixed }: { fact: StaffFact; isFixed: boolean }) {
  const t = useMessages(offersMessages)
  const language = useLanguage()
  const { getValues } = useFormContext<StaffOffer>()
  const hasEnd = () => {
    const { min = null, max = null } = getValues('fact') ?? {}
    return min === null && max === null ? t.rangeNeeded : undefined
  }
  const inUnit = unit && {
    input: { endAdornment: <InputAdornment position="end">{unitLabel(unit, language)}</InputAdornment> },
  }
  return (
    <>
      <NumberInput
        source="fact.min"
        label={t.fact_min}
        validate={hasEnd}
        readOnly={isFixed}
        slotProps={{ ...inUnit }}
      />
      <NumberInput source="fact.max" label={t.fact_max} readOnly={isFixed} slotProps={{ ...inUnit }} />
    </>
  )
}
