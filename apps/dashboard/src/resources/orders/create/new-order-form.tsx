import { Grid, Stack } from '@mui/material'
import type { Language, PaymentMethod } from '@shop/contract'
import { useController, useWatch } from 'react-hook-form'
import { useMessages } from '../../../i18n/language.tsx'
import { RecordForm } from '../../../ui/forms/record-form.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { EditableLine } from '../lines/editable-lines.ts'
import { LinesEditor } from '../lines/lines-editor.tsx'
import { RecipientInputs } from '../recipient/recipient-dialog.tsx'
import { LastOrders } from './last-orders.tsx'
import { newOrderMessages } from './new-order.messages.ts'
import { PaymentInputs } from './payment-inputs.tsx'
import type { CallersOrder } from './payment-link.tsx'
import { useOrderQuote } from './use-order-quote.ts'
import { usePlacing } from './use-placing.ts'

type Properties = { phone: string; onPlaced: (order: CallersOrder) => void }

const usual: { payment_method: PaymentMethod; language: Language; lines: [] } = {
  payment_method: 'cash',
  language: 'ar',
  lines: [],
}

/** The form of an order for a caller: who, what, where to, and what it costs. */
export function NewOrderForm({ phone, onPlaced }: Properties) {
  const place = usePlacing(onPlaced)
  return (
    <RecordForm defaultValues={{ ...usual, phone }} onSubmit={place}>
      <Sections />
    </RecordForm>
  )
}

function Sections() {
  const t = useMessages(newOrderMessages)
  const quote = useOrderQuote(useWatch())
  return (
    <Grid container spacing={2} sx={{ mt: 2 }}>
      <Grid size={{ xs: 12, lg: 7 }}>
        <Stack spacing={2}>
          <Panel title={t.caller}>
            <RecipientInputs hasArea>
              <LastOrders />
            </RecipientInputs>
          </Panel>
        </Stack>
      </Grid>
      <Grid size={{ xs: 12, lg: 5 }}>
        <Stack spacing={2}>
          <Panel title={t.products}>
            <LinesInput />
          </Panel>
          <Panel title={t.payment}>
            <PaymentInputs quote={quote} />
          </Panel>
        </Stack>
      </Grid>
    </Grid>
  )
}

/** The products of a new order, as a field of its form. */
function LinesInput() {
  const { field } = useController<{ lines: EditableLine[] }, 'lines'>({ name: 'lines' })
  return <LinesEditor lines={field.value ?? []} onChange={field.onChange} />
}
