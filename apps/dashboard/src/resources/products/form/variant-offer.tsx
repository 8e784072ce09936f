import { Box, Typography } from '@mui/material'
import type { StaffProduct } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney } from '@shop/i18n'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { productsMessages } from '../products.messages.ts'
import { PriceHistory } from './price-history.tsx'
import { useVariant } from './use-variant.ts'

type Plain = NonNullable<StaffProduct['plain']>

/** The offer that acts on the price of a variant, and the lowest price of the last 30 days, which an offer must stay below; and its price history. */
export function VariantOffer({ source }: { source: string }) {
  const t = useMessages(productsMessages)
  const language = useLanguage()
  const { base, id, name } = useVariant(source)
  const { control } = useFormContext()
  const [offer, lowest] = useWatch({ control, name: [`${base}.offer`, `${base}.lowest_price`] }) as [
    Plain['offer'] | undefined,
    Plain['lowest_price'] | undefined,
  ]
  return (
    <Box sx={{ inlineSize: '100%', color: 'text.secondary' }}>
      {offer && (
        <Typography variant="body2">
          {t.actingOffer({
            price: formatExactMoney(offer.price, language),
            moment: formatDateTime(offer.ends_at, language),
          })}
        </Typography>
      )}
      {typeof lowest === 'number' && (
        <Typography variant="body2">{t.lowestPrice({ price: formatExactMoney(lowest, language) })}</Typography>
      )}
      {id !== null && <PriceHistory variantId={id} name={name} />}
    </Box>
  )
}
