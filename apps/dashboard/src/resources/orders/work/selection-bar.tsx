import { Button, Toolbar, Typography } from '@mui/material'
import type { StaffOrderRow } from '@shop/contract/staff'
import { useListContext } from 'react-admin'
import { useCan } from '../../../auth/staff-member.tsx'
import { useMessages } from '../../../i18n/language.tsx'
import { colors } from '../../../theme/colors.ts'
import { orderWorkMessages } from './order-work.messages.ts'
import { PrintMenu } from './print-menu.tsx'
import { ordersFor, type SelectionAction } from './selected-orders.ts'

/** In the order of the work; the last step that is possible is the usual one. */
const actions = ['put_back', 'unpack', 'take', 'pack', 'ship', 'deliver'] as const satisfies readonly SelectionAction[]

type Properties = {
  selected: readonly StaffOrderRow[]
  isBusy: boolean
  onStart: (action: SelectionAction) => Promise<void>
}

/** How many orders are selected, and what can be done with them. */
export function OrderSelectionBar({ selected, isBusy, onStart }: Properties) {
  const t = useMessages(orderWorkMessages)
  const { onUnselectItems } = useListContext()
  const canFulfil = useCan('orders.fulfil')
  const canWrite = useCan('orders.write')
  if (selected.length === 0) return null
  const isAllowed = (action: SelectionAction) => (action === 'deliver' ? canWrite : canFulfil)
  const offered = actions.filter((action) => isAllowed(action) && ordersFor(action, selected).length > 0)
  return (
    <Toolbar
      variant="dense"
      sx={{
        background: colors.lampSoft,
        gap: 1,
        flexWrap: 'wrap',
        py: 1,
        position: 'sticky',
        insetBlockStart: 0,
        zIndex: 2,
      }}
    >
      <Typography aria-live="polite">{t.selected({ count: selected.length })}</Typography>
      {offered.map((action) => (
        <Button
          key={action}
          size="small"
          variant={action === offered.at(-1) ? 'contained' : 'outlined'}
          disabled={isBusy}
          onClick={() => void onStart(action)}
        >
          {t[action]}
        </Button>
      ))}
      <PrintMenu selected={selected} />
      <Button size="small" onClick={() => onUnselectItems()}>
        {t.unselect}
      </Button>
    </Toolbar>
  )
}
