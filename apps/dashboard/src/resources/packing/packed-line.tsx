import Add from '@mui/icons-material/Add'
import CheckCircle from '@mui/icons-material/CheckCircle'
import Remove from '@mui/icons-material/Remove'
import { Box, IconButton, Stack, Typography } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { LineName } from '../shared/line-name.tsx'
import { LineSerials } from '../shared/line-serials.tsx'
import { packingMessages } from './packing.messages.ts'

type Properties = {
  line: StaffOrder['lines'][number]
  done: number
  serials: readonly string[]
  onCount: (done: number) => void
}

/** A line of the order, with how many of its units are in the parcel. */
export function PackedLine({ line, done, serials, onCount }: Properties) {
  const t = useMessages(packingMessages)
  const { sku, quantity } = line
  const isIn = done >= quantity
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Box sx={{ flex: 1, minInlineSize: 0 }}>
        <LineName line={line} />
        <LineSerials serials={serials.map((serial) => ({ serial, is_returned: false }))} />
      </Box>
      <IconButton aria-label={t.removeOne({ sku })} disabled={done === 0} onClick={() => onCount(done - 1)}>
        <Remove />
      </IconButton>
      <Typography sx={{ fontWeight: 700, whiteSpace: 'nowrap' }}>
        {t.progress({ done: String(done), count: String(quantity) })}
      </Typography>
      {isIn ? (
        <CheckCircle color="success" sx={{ m: 1 }} />
      ) : (
        <IconButton aria-label={t.addOne({ sku })} color="primary" onClick={() => onCount(done + 1)}>
          <Add />
        </IconButton>
      )}
    </Stack>
  )
}
