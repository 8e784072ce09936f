import { Alert, Skeleton, Stack, Typography } from '@mui/material'
import { type PaymentMethod, paymentMethods, textLimits } from '@shop/contract'
import { formatDays, formatExactMoney } from '@shop/i18n'
import { useEffect } from 'react'
import { RadioButtonGroupInput, SaveButton, TextInput } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { ordersMessages } from '../../shared/orders.messages.ts'
import { orderPageMessages } from '../order-page.messages.ts'
import { newOrderMessages } from './new-order.messages.ts'
import type { QuoteState } from './use-order-quote.ts'

/** How an order is paid, what it costs and when it arrives, and the button that places it. */
export function PaymentInputs({ quote }: { quote: QuoteState }) {
  const t = useMessages(newOrderMessages)
  const names = useMessages(ordersMessages)
  const language = useLanguage()
  const total = quote.quote?.total ?? null
  useShownTotal(total)
  const chosen = useWatch({ name: 'payment_method' })
  // A way that takes no such total is refused with the reason.
  const isShown = (id: PaymentMethod) =>
    id === 'cash' || id === 'card' || id === chosen || quote.quote?.online_methods.includes(id)
  const methods = paymentMethods.filter(isShown).map((id) => ({ id, name: names[`method_${id}`] }))
  const languages = [
    { id: 'ar', name: t.arabic },
    { id: 'en', name: t.english },
  ]
  const label = total === null ? t.place : t.placeFor({ total: formatExactMoney(total, language) })
  return (
    <>
      <RadioButtonGroupInput source="payment_method" choices={methods} translateChoice={false} />
      <RadioButtonGroupInput source="language" label={t.messagesIn} choices={languages} translateChoice={false} />
      <TextInput
        source="notes"
        label={t.shopperNote}
        multiline
        slotProps={{ htmlInput: { maxLength: textLimits.notes.max } }}
      />
      <Totals {...quote} />
      <SaveButton label={label} alwaysEnable={total !== null} disabled={total === null} fullWidth />
    </>
  )
}

/** Puts the shown total into the form: the server refuses the order when it would cost anything else. */
function useShownTotal(total: number | null): void {
  const { setValue } = useFormContext()
  useEffect(() => setValue('expected_total', total ?? undefined), [total, setValue])
}

function Totals({ isComplete, quote, failure }: QuoteState) {
  const t = useMessages(newOrderMessages)
  const page = useMessages(orderPageMessages)
  const language = useLanguage()
  if (failure) {
    return (
      <Alert severity="warning" sx={{ mb: 2 }}>
        {failure}
      </Alert>
    )
  }
  if (!isComplete) {
    return (
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {t.quoteNeeds}
      </Typography>
    )
  }
  if (!quote) return <Skeleton variant="rounded" height={96} sx={{ mb: 2 }} />
  const sums: [name: string, amount: string][] = [
    [page.subtotal, formatExactMoney(quote.subtotal, language)],
    [page.delivery, quote.delivery === 0 ? page.free : formatExactMoney(quote.delivery, language)],
    [page.total, formatExactMoney(quote.total, language)],
  ]
  return (
    <Stack spacing={0.5} sx={{ mb: 2 }} aria-live="polite">
      {sums.map(([name, amount]) => (
        <Stack key={name} direction="row" sx={{ justifyContent: 'space-between' }}>
          <span>{name}</span>
          <strong>{amount}</strong>
        </Stack>
      ))}
      <Typography>{t.arrives({ days: formatDays(quote.promise, language) })}</Typography>
    </Stack>
  )
}
