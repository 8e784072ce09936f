import { Typography } from '@mui/material'
import type { StaffOrder } from '@shop/contract/staff'
import { useMessages } from '../../i18n/language.tsx'
import { serialsMessages } from './serials.messages.ts'

/** The serial numbers of the units of a line, each on its own line. */
export function LineSerials({ serials }: Pick<StaffOrder['lines'][number], 'serials'>) {
  const t = useMessages(serialsMessages)
  return serials.map(({ serial, is_returned }) => (
    <Typography key={serial} variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
      <span>{`${t.serial}: `}</span>
      <bdi dir="ltr">{serial}</bdi>
      {is_returned && <span>{` (${t.cameBack})`}</span>}
    </Typography>
  ))
}
