import { languages } from '@shop/contract'
import { directionOf } from '@shop/i18n'
import { required, TextInput } from 'react-admin'
import { RowsInput } from '../../ui/rows-input.tsx'
import { useLanguageLabels } from '../../ui/use-language-labels.ts'

type Properties = { source: string; label: string; entryName: string; addLabel: string }

/** A list of short texts in both languages; entries are added, taken away and put in order. */
export function EntriesInput(properties: Properties) {
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
