import Print from '@mui/icons-material/Print'
import { Box, Button, GlobalStyles, Stack } from '@mui/material'
import { useNotify } from 'react-admin'
import { downloadFile } from '../../data/download-file.ts'
import { useMessages } from '../../i18n/language.tsx'
import type { Elements } from '../../ui/elements.ts'
import { LanguageSwitch } from '../../ui/language-switch.tsx'
import { invoiceMessages } from './invoice.messages.ts'

/** Print a white page, and the exact colors of the products. */
const paper = {
  '@page': { size: 'A4', margin: '14mm' },
  '@media print': { body: { backgroundColor: '#fff', printColorAdjust: 'exact' } },
}
const onScreenOnly = { '@media print': { display: 'none' } }

const save = (number: string) => downloadFile(`/api/admin/books/documents/${number}/`, `${number}.pdf`)

/**
 * A page to print, with a button and the choice of the language on the screen.
 *
 * @param document its number in the books, by which it is saved as PDF; null before it has one
 */
export function PrintPage({ document: number, children }: { document: string | null; children: Elements }) {
  const t = useMessages(invoiceMessages)
  const notify = useNotify()
  const fail = () => notify(t.notSaved, { type: 'error' })
  return (
    <Box sx={{ backgroundColor: 'background.paper', minBlockSize: '100dvh', '@media print': { minBlockSize: 0 } }}>
      <GlobalStyles styles={paper} />
      <Stack component="header" direction="row" sx={{ ...onScreenOnly, p: 2, gap: 1, justifyContent: 'center' }}>
        <Button variant="contained" startIcon={<Print />} onClick={() => window.print()}>
          {t.print}
        </Button>
        {number !== null && (
          <Button variant="outlined" onClick={() => void save(number).catch(fail)}>
            PDF
          </Button>
        )}
        <LanguageSwitch />
      </Stack>
      {children}
    </Box>
  )
}
