import Print from '@mui/icons-material/Print'
import { Box, Button, GlobalStyles, Stack, Typography } from '@mui/material'
import { useEffect, useRef } from 'react'
import { useMessages } from '../i18n/language.tsx'
import { CopyButton } from '../ui/copy-button.tsx'
import { secondFactorMessages } from './second-factor.messages.ts'

const printed = 'recovery-codes'
/** Only the codes are printed. */
const paper = { '@media print': { 'body *': { visibility: 'hidden' }, [`#${printed} *`]: { visibility: 'visible' } } }

type Properties = { codes: readonly string[]; onDone: () => void }

/** Shows the recovery codes once, to copy or print. */
export function RecoveryCodes({ codes, onDone }: Properties) {
  const t = useMessages(secondFactorMessages)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <Stack spacing={2}>
      <GlobalStyles styles={paper} />
      <Box id={printed}>
        <Typography ref={heading} tabIndex={-1} component="h2" variant="h6">
          {t.codesTitle}
        </Typography>
        <Box component="ul" sx={{ m: 0, mt: 1, p: 0, display: 'grid', gap: 1, ...columns }}>
          {codes.map((code) => (
            <Box key={code} component="li" sx={{ listStyle: 'none', fontFamily: 'monospace', fontSize: '1.125rem' }}>
              <bdi dir="ltr">{code}</bdi>
            </Box>
          ))}
        </Box>
      </Box>
      <Typography>{t.codesHint}</Typography>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <CopyButton text={codes.join('\n')} label={t.copy} done={t.copied} />
        <Button startIcon={<Print />} onClick={() => window.print()}>
          {t.print}
        </Button>
        <Button variant="contained" onClick={onDone}>
          {t.savedCodes}
        </Button>
      </Stack>
    </Stack>
  )
}

const columns = { gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }
