import { Button } from '@mui/material'
import { nativeNameOf, otherLanguageOf } from '@shop/i18n'
import { useLanguageChoice } from '../i18n/language.tsx'

/** Switches to the other language. The label is the language's own name. */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguageChoice()
  const other = otherLanguageOf[language]
  return (
    <Button color="inherit" lang={other} onClick={() => setLanguage(other)}>
      {nativeNameOf[other]}
    </Button>
  )
}
