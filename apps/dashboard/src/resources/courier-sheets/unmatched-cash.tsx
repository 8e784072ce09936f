import { Box, Button, Typography } from '@mui/material'
import type { CashBook } from '@shop/contract/staff'
import { formatDateTime, formatExactMoney, listValues } from '@shop/i18n'
import { useState } from 'react'
import { useCan } from '../../auth/staff-member.tsx'
import { staffApi } from '../../data/api.ts'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { ActionDialog } from '../../ui/dialogs/action-dialog.tsx'
import { NoteField } from '../../ui/dialogs/form-dialog.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'
import { useAction } from '../../ui/use-action.ts'
import { courierSheetsMessages } from './courier-sheets.messages.ts'

type Settlement = CashBook['settlements'][number]

/** Whether a sheet names cash for which no order waits, and that nobody has cleared. */
export function isUncleared({ uncleared: { rows, amount } }: Settlement): boolean {
  return rows > 0 || amount > 0
}

/** The cash of a sheet for which no order waits: what is to be cleared, with a button, and what was cleared. */
export function UnmatchedCash({ settlement }: { settlement: Settlement }) {
  const t = useMessages(courierSheetsMessages)
  const { buttonOf } = useMessages(uiMessages)
  const language = useLanguage()
  const canClear = useCan('orders.refund')
  const action = useAction()
  const [isAsking, setAsking] = useState(false)
  const { id, at, unmatched, uncleared, clearings } = settlement
  const amount = formatExactMoney(uncleared.amount, language)
  const record = listValues([amount, formatDateTime(at, language)], language)
  if (unmatched.rows === 0) return null
  return (
    <Box sx={{ minInlineSize: 160, overflowWrap: 'anywhere' }}>
      {isUncleared(settlement) && (
        <>
          <div>{uncleared.rows > 0 ? t.unmatchedRows({ count: uncleared.rows, amount }) : amount}</div>
          {canClear && (
            <Button size="small" aria-label={buttonOf({ button: t.clear, record })} onClick={() => setAsking(true)}>
              {t.clear}
            </Button>
          )}
        </>
      )}
      {clearings.map((clearing) => (
        <Clearing key={clearing.at} clearing={clearing} />
      ))}
      {isAsking && (
        <ClearDialog id={id} amount={amount} unmatched={unmatched} action={action} onClose={() => setAsking(false)} />
      )}
    </Box>
  )
}

function Clearing({ clearing: { at, actor, amount, reason } }: { clearing: Settlement['clearings'][number] }) {
  const t = useMessages(courierSheetsMessages)
  const language = useLanguage()
  return (
    <>
      <div>{t.cleared({ amount: formatExactMoney(amount, language) })}</div>
      <Typography variant="body2" color="text.secondary">
        <span>{`${formatDateTime(at, language)} · `}</span>
        <bdi>{actor?.name}</bdi>
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line' }}>
        <bdi>{reason}</bdi>
      </Typography>
    </>
  )
}

type Properties = Pick<Settlement, 'id' | 'unmatched'> & {
  /** What is to be cleared. */
  amount: string
  action: ReturnType<typeof useAction>
  onClose: () => void
}

/** Asks what became of the cash. */
function ClearDialog({ id, amount, unmatched, action, onClose }: Properties) {
  const t = useMessages(courierSheetsMessages)
  const [reason, setReason] = useState('')
  const params = { id: String(id) }
  return (
    <ActionDialog
      title={t.clearTitle({ amount })}
      hint={t.clearHint}
      submit={t.clear}
      isPossible={reason.trim() !== ''}
      action={action}
      request={() => staffApi.courierSheets.clearUnmatchedCash({ params, body: { unmatched, reason } })}
      done={t.isCleared}
      onClose={onClose}
    >
      <NoteField label={t.clearReason} value={reason} onChange={setReason} autoFocus required />
    </ActionDialog>
  )
}
