import { Box, Stack, Table, TableBody, TableCell, TableRow, Typography } from '@mui/material'
import type { Printout } from '@shop/contract/staff'
import { formatDays } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { LineName } from '../../shared/line-name.tsx'
import { LineSerials } from '../../shared/line-serials.tsx'
import { Barcode } from './barcode.tsx'
import { PaperAddress } from './paper-address.tsx'
import { papersMessages } from './papers.messages.ts'

/** What a packer puts into the parcel, without prices: it may lie in a gift. */
export function PackingSlip({ paper }: { paper: Printout }) {
  const t = useMessages(papersMessages)
  const language = useLanguage()
  const { number, lines, promise, shopper_note, units } = paper
  return (
    <Stack spacing={2}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 4, alignItems: 'center' }}>
        <Typography component="h2" variant="h5">
          <span>{t.slip}</span> <bdi>{number}</bdi>
        </Typography>
        <Box sx={{ inlineSize: '60mm' }}>
          <Barcode text={number} />
        </Box>
      </Stack>
      <PaperAddress paper={paper} />
      {promise && <div>{t.arrives({ days: formatDays(promise, language) })}</div>}
      {shopper_note && <strong>{t.note({ note: shopper_note })}</strong>}
      <Table size="small" sx={{ '& tr': { breakInside: 'avoid' } }}>
        <TableBody>
          {lines.map((line) => (
            <TableRow key={line.variant_id}>
              <TableCell sx={{ inlineSize: '2rem' }}>
                <Box sx={{ inlineSize: '1.1rem', blockSize: '1.1rem', border: '1.5px solid' }} />
              </TableCell>
              <TableCell sx={{ fontSize: '1.3rem', fontWeight: 700, whiteSpace: 'nowrap' }}>
                {`${line.quantity} ×`}
              </TableCell>
              <TableCell sx={{ inlineSize: '100%' }}>
                <LineName line={line} />
                <LineSerials serials={line.serials} />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
      <strong>{t.units({ count: units })}</strong>
    </Stack>
  )
}
