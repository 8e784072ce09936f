import { Box, Typography } from '@mui/material'
import { formatPhoneNumber, type GovernorateCode, governorates, type Language, type PhoneNumber } from '@shop/contract'
import type { StaffOrder } from '@shop/contract/staff'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { orderMessages } from './order.messages.ts'
import { ordersMessages } from './orders.messages.ts'

type Correction = StaffOrder['timeline'][number]['corrected'][number]

/** What was corrected about who receives an order, and what stood there before. */
export function TimelineCorrection({ corrected }: { corrected: readonly Correction[] }) {
  const t = useMessages(orderMessages)
  const names = useMessages(ordersMessages)
  const language = useLanguage()
  return (
    <>
      <Typography sx={{ fontWeight: 600 }}>{t.recipientCorrected}</Typography>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
        {corrected.map((one) => (
          <Typography key={one.field} component="li" variant="body2">
            {one.before === null
              ? names[one.field]
              : t.fieldWas({ field: names[one.field], before: toText(one, language) || t.nothingBefore })}
          </Typography>
        ))}
      </Box>
    </>
  )
}

function toText({ field, before }: Correction, language: Language): string {
  if (before === null) return ''
  // Left to right in Arabic too: the marks around it do what a tag of its own does elsewhere.
  if (field === 'phone') return `\u2066${formatPhoneNumber(before as PhoneNumber)}\u2069`
  return field === 'region' ? governorates[before as GovernorateCode][language] : `\u2068${before}\u2069`
}
