import { InputAdornment, TextField } from '@mui/material'
import { languages } from '@shop/contract'
import type { StaffFact } from '@shop/contract/staff'
import { directionOf, formatFlag, unitLabel } from '@shop/i18n'
import { useGetList } from 'react-admin'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ChoiceField } from '../../../ui/forms/choice-field.tsx'
import { allFacts } from '../../../ui/values/use-fact-names.ts'
import { useLanguageLabels } from '../../../ui/values/use-field-name.ts'
import type { BulkChoices } from './bulk-choices.ts'
import { bulkEditMessages } from './bulk-edit.messages.ts'

type Properties = { choices: BulkChoices; onChange: (choices: BulkChoices) => void }

/** One fact with a new value for all selected products. */
export function BulkFactForm({ choices, onChange }: Properties) {
  const t = useMessages(bulkEditMessages)
  const language = useLanguage()
  const { data: facts = [] } = useGetList<StaffFact>('facts', allFacts)
  const fact = facts.find(({ key }) => key === choices.fact?.key)
  return (
    <>
      <ChoiceField
        fullWidth
        label={t.fact}
        value={choices.fact?.key ?? ''}
        choices={[{ id: '', name: t.leaveAsIs }, ...facts.map(({ key, name }) => ({ id: key, name: name[language] }))]}
        onChoose={(id) => {
          const chosen = facts.find(({ key }) => key === id) ?? null
          onChange({ ...choices, fact: chosen, factValue: '', factArabic: '' })
        }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      />
      {fact?.kind === 'text' && <TextValue choices={choices} onChange={onChange} />}
      {fact?.kind === 'number' && <NumberValue fact={fact} choices={choices} onChange={onChange} />}
      {(fact?.kind === 'choice' || fact?.kind === 'flag') && (
        <ChoiceValue fact={fact} choices={choices} onChange={onChange} />
      )}
    </>
  )
}

function TextValue({ choices, onChange }: Properties) {
  const t = useMessages(bulkEditMessages)
  const { inLanguage } = useLanguageLabels()
  const fields = { en: 'factValue', ar: 'factArabic' } as const
  return languages.map((language) => (
    <TextField
      key={language}
      label={inLanguage(t.factValue, language)}
      helperText={t.factValueHint}
      value={choices[fields[language]]}
      onChange={({ target }) => onChange({ ...choices, [fields[language]]: target.value })}
      slotProps={{ htmlInput: { lang: language, dir: directionOf[language] } }}
    />
  ))
}

function NumberValue({ fact: { unit }, choices, onChange }: Properties & { fact: StaffFact }) {
  const t = useMessages(bulkEditMessages)
  const language = useLanguage()
  return (
    <TextField
      label={t.factValue}
      helperText={t.factValueHint}
      value={choices.factValue}
      onChange={({ target }) => onChange({ ...choices, factValue: target.value })}
      slotProps={{
        htmlInput: { dir: 'ltr', inputMode: 'decimal' },
        ...(unit && {
          input: { endAdornment: <InputAdornment position="end">{unitLabel(unit, language)}</InputAdornment> },
        }),
      }}
    />
  )
}

function ChoiceValue({ fact, choices, onChange }: Properties & { fact: StaffFact }) {
  const t = useMessages(bulkEditMessages)
  const language = useLanguage()
  const options =
    fact.kind === 'flag'
      ? [true, false].map((flag) => ({ id: String(flag), name: formatFlag(flag, language) }))
      : fact.choices.map(({ key, name }) => ({ id: key, name: name[language] }))
  return (
    <ChoiceField
      label={t.factValue}
      value={choices.factValue}
      choices={[{ id: '', name: t.factNone }, ...options]}
      onChoose={(factValue) => onChange({ ...choices, factValue })}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
    />
  )
}
