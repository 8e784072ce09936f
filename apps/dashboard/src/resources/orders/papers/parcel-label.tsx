import { Box, Stack, Typography } from '@mui/material'
import type { Printout } from '@shop/contract/staff'
import { formatDays, formatExactMoney, isolate } from '@shop/i18n'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { PaperAddress } from '../../shared/paper-address.tsx'
import { Barcode } from './barcode.tsx'
import { papersMessages } from './papers.messages.ts'

/** The label of a parcel, 100 × 150 mm: where it goes, what the courier collects, and the numbers of order and parcel as barcodes. */
export function ParcelLabel({ paper }: { paper: Printout }) {
  const t = useMessages(papersMessages)
  const language = useLanguage()
  const { number, shop_name, units, promise, shopper_note, parcel } = paper
  return (
    <Stack spacing={1.5} sx={{ fontSize: '1.15rem', maxInlineSize: '92mm', marginInline: 'auto' }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <strong>{shop_name[language]}</strong>
        <span>{t.units({ count: units })}</span>
      </Stack>
      <Barcode text={number} />
      <Typography component="h2" variant="h5" align="center">
        <bdi>{number}</bdi>
      </Typography>
      {parcel && (
        <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
          <strong>{parcel.carrier[language]}</strong>
          {parcel.tracking_number && <bdi dir="ltr">{parcel.tracking_number}</bdi>}
        </Stack>
      )}
      {parcel?.tracking_number && <Barcode text={parcel.tracking_number} />}
      <PaperAddress paper={paper} />
      {promise && <div>{t.arrives({ days: formatDays(promise, language) })}</div>}
      {shopper_note && <Box sx={{ whiteSpace: 'pre-line' }}>{t.note({ note: isolate(shopper_note) })}</Box>}
      <Box sx={{ border: '2px solid', p: 1, textAlign: 'center', fontWeight: 700, fontSize: '1.3rem' }}>
        <Collected paper={paper} />
      </Box>
    </Stack>
  )
}

function Collected({ paper: { to_collect } }: { paper: Printout }) {
  const t = useMessages(papersMessages)
  const language = useLanguage()
  return (
    <span>{to_collect === null ? t.collectNothing : t.collect({ money: formatExactMoney(to_collect, language) })}</span>
  )
}
