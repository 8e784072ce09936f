import { languages } from '@shop/contract'
import { directionOf } from '@shop/i18n'
import { required, TextInput } from 'react-admin'
import { useMessages } from '../../i18n/language.tsx'
import { RowsInput } from '../../ui/forms/rows-input.tsx'
import { useLanguageLabels } from '../../ui/values/use-field-name.ts'
import { factsMessages } from './facts.messages.ts'

const newChoice = { key: '', name: { en: '', ar: '' } }

/** The allowed values of a choice fact, in order: a key and both names each. */
export function ChoicesInput() {
  const t = useMessages(factsMessages)
  const { inLanguage } = useLanguageLabels()
  return (
    <RowsInput
      source="choices"
      label={t.choices}
      entryName={t.choice}
      addLabel={t.addChoice}
      newRow={newChoice}
      isInline
    >
      <TextInput
        source="key"
        label={t.key}
        validate={required()}
        helperText={false}
        slotProps={{ htmlInput: { dir: 'ltr', autoCapitalize: 'none', spellCheck: false } }}
        sx={{ inlineSize: { xs: '100%', md: 200 } }}
      />
      {languages.map((language) => (
        <TextInput
          key={language}
          source={`name.${language}`}
          label={inLanguage(t.name, language)}
          validate={required()}
          helperText={false}
          slotProps={{ htmlInput: { lang: language, dir: directionOf[language] } }}
          sx={{ inlineSize: { xs: '100%', md: 240 } }}
        />
      ))}
    </RowsInput>
  )
}
