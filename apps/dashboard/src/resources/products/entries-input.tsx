import { languages } from '@shop/contract'
import { directionOf, nativeNameOf } from '@shop/i18n'
import { ArrayInput, required, SimpleFormIterator, TextInput } from 'react-admin'
import { alwaysShown } from './always-shown.ts'

/** A list of short texts in both languages; entries are added, taken away and put in order. */
export function EntriesInput({ source, label }: { source: string; label: string }) {
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator inline disableClear sx={alwaysShown}>
        {languages.map((language) => (
          <TextInput
            key={language}
            source={language}
            label={nativeNameOf[language]}
            validate={required()}
            helperText={false}
            slotProps={{ htmlInput: { lang: language, dir: directionOf[language] } }}
            sx={{ inlineSize: { xs: '100%', md: 320 } }}
          />
        ))}
      </SimpleFormIterator>
    </ArrayInput>
  )
}
