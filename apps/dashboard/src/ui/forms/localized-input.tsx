import { languages } from '@shop/contract'
import { directionOf } from '@shop/i18n'
import { required, TextInput } from 'react-admin'
import { useLanguageLabels } from '../values/use-field-name.ts'
import { FieldGrid } from './field-grid.tsx'
import { RowsInput } from './rows-input.tsx'

type Properties = { source: string; label: string; isNeeded?: boolean; rows?: number }

/** Inputs for a text in both languages, each in its own direction. */
export function LocalizedInput({ source, label, isNeeded = false, rows }: Properties) {
  const { inLanguage } = useLanguageLabels()
  return (
    <FieldGrid>
      {languages.map((language) => (
        <TextInput
          key={language}
          source={`${source}.${language}`}
          label={inLanguage(label, language)}
          validate={isNeeded ? required() : undefined}
          parse={trimText}
          multiline={rows !== undefined}
          {...(rows !== undefined && { minRows: rows, maxRows: 18 })}
          slotProps={{ htmlInput: { lang: language, dir: directionOf[language] } }}
        />
      ))}
    </FieldGrid>
  )
}

/** react-admin would turn an empty text into null. */
function trimText(text: string): string {
  return text
}

type EntriesInputProperties = { source: string; label: string; entryName: string; addLabel: string }

/** A list of short texts in both languages, to add, remove and sort. */
export function LocalizedListInput(properties: EntriesInputProperties) {
  const { nameOf } = useLanguageLabels()
  return (
    <RowsInput {...properties} newRow={{ en: '', ar: '' }} isInline>
      {languages.map((language) => (
        <TextInput
          key={language}
          source={language}
          label={nameOf(language)}
          validate={required()}
          helperText={false}
          slotProps={{ htmlInput: { lang: language, dir: directionOf[language] } }}
          sx={{ inlineSize: { xs: '100%', md: 320 } }}
        />
      ))}
    </RowsInput>
  )
}
