import { Box, Stack, Typography } from '@mui/material'
import type { Invoice } from '@shop/contract/staff'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { Logo } from '../../ui/logo.tsx'
import { invoiceMessages } from './invoice.messages.ts'
import { PaperAddress } from './paper-address.tsx'

type Fact = readonly [name: string, value: string | null]
type Seller = 'shop_name' | 'seller_address' | 'commercial_register' | 'tax_card'
type Properties = {
  title: string
  number: string
  paper: Pick<Invoice, Seller | 'customer' | 'address'>
  /** What it says besides the seller; a fact without a value is left out. */
  facts: readonly Fact[]
}

/** The head of an invoice or of a credit note: its number, the seller and the customer. */
export function PaperHead({ title, number, paper, facts }: Properties) {
  const t = useMessages(invoiceMessages)
  const language = useLanguage()
  const seller: Fact[] = [
    [t.seller, paper.shop_name[language]],
    [t.sellerAddress, paper.seller_address],
    [t.commercialRegister, paper.commercial_register],
    [t.taxCard, paper.tax_card],
  ]
  return (
    <Stack spacing={3} sx={{ mb: 3 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center' }}>
        <Logo />
        <Typography component="h1" variant="h5">
          <span>{title}</span>{' '}
          <Box component="bdi" sx={{ whiteSpace: 'nowrap' }}>
            {number}
          </Box>
        </Typography>
      </Stack>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 4, flexWrap: 'wrap' }}>
        {/* A long address wraps; otherwise the facts would move below it. */}
        <Box sx={{ flex: '1 1 14rem' }}>
          <strong>{t.to}</strong>
          <PaperAddress paper={paper} />
        </Box>
        <Box
          component="dl"
          sx={{ m: 0, display: 'grid', gridTemplateColumns: 'auto auto', columnGap: 2, alignContent: 'start' }}
        >
          {[...seller, ...facts].map(([name, value]) => value && <FactOfPaper key={name} name={name} value={value} />)}
        </Box>
      </Stack>
    </Stack>
  )
}

function FactOfPaper({ name, value }: { name: string; value: string }) {
  return (
    <>
      <dt>{name}</dt>
      <Box component="dd" sx={{ m: 0 }}>
        <bdi>{value}</bdi>
      </Box>
    </>
  )
}
