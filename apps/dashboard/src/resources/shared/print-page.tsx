import Print from '@mui/icons-material/Print'
import { Box, Button, GlobalStyles, Stack } from '@mui/material'
import { useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../../ui/elements.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { useDownload } from '../../ui/use-download.ts'
import { invoiceMessages } from './invoice.messages.ts'

const a4 = { size: 'A4', margin: '14mm' }
/** Print a white page, and the exact colors of the products. */
const print = { body: { backgroundColor: '#fff', printColorAdjust: 'exact' } }
const onScreenOnly = { '@media print': { display: 'none' } }

type Properties = {
  /** Its number in the books, by which it is saved as PDF; null without one. */
  document: string | null
  paper?: { size: string; margin: string }
  children: Elements
}

/** A page to print, with a button and the choice of the language on the screen. */
export function PrintPage({ document: number, paper = a4, children }: Properties) {
  const t = useMessages(invoiceMessages)
  const { save } = useDownload(t.notSaved)
  return (
    <Box sx={{ backgroundColor: 'background.paper', minBlockSize: '100dvh', '@media print': { minBlockSize: 0 } }}>
      <GlobalStyles styles={{ '@page': paper, '@media print': print }} />
      <Stack component="header" direction="row" sx={{ ...onScreenOnly, p: 2, gap: 1, justifyContent: 'center' }}>
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          {t.print}
        </Button>
        {number !== null && (
          <Button
            variant="outlined"
            onClick={() => void save(`/api/admin/books/documents/${number}/`, `${number}.pdf`)}
          >
            PDF
          </Button>
        )}
        <LanguageSwitch />
      </Stack>
      {children}
    </Box>
  )
}
