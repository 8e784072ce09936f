import { Button, Stack } from '@mui/material'
import { ApiError } from '@shop/contract'
import { type CallOutcome, callOutcomes } from '@shop/contract/staff'
import { isolate } from '@shop/i18n'
import { useState } from 'react'
import { staffApi } from '../../data/api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { FormDialog, NoteField } from '../../ui/dialogs/form-dialog.tsx'
import { DateField } from '../../ui/forms/date-field.tsx'
import { uiMessages } from '../../ui/ui.messages.ts'
import { useAction } from '../../ui/use-action.ts'
import { fromCairoInput } from '../../ui/values/cairo-input.ts'
import { confirmationCallsMessages } from './confirmation-calls.messages.ts'
import { TakeOverButton } from './take-over-button.tsx'

type Properties = {
  orderId: string
  number: string
  /** The calls that are shown: an outcome is refused after another one. */
  seenCalls: number
  isResting?: boolean
  /** Whether a call that a colleague makes can be taken over here. */
  offersTakeOver?: boolean
  onDone?: () => void
}
type Fields = { note?: string; call_again_at?: string | null }

/** Records the outcome of a confirmation call. A usual outcome takes one press; the others ask for more. */
export function CallForm({
  orderId,
  number,
  seenCalls,
  isResting = false,
  offersTakeOver = false,
  onDone,
}: Properties) {
  const t = useMessages(confirmationCallsMessages)
  const { buttonOf } = useMessages(uiMessages)
  const action = useAction()
  const [asked, setAsked] = useState<CallOutcome | null>(null)
  const [isClaimed, setClaimed] = useState(false)

  async function save(outcome: CallOutcome, fields: Fields = {}): Promise<void> {
    const body = { outcome, seen_calls: seenCalls, ...fields }
    const work = async () => {
      try {
        await staffApi.orders.recordCall({ params: { id: orderId }, body })
      } catch (error) {
        setClaimed(error instanceof ApiError && error.answer.code === 'call_claimed')
        throw error
      }
    }
    const done = outcome === 'cancels' ? t.cancelled({ number }) : t.saved
    if (!(await action.run(work, done))) return
    setAsked(null)
    setClaimed(false)
    onDone?.()
  }

  return (
    <>
      <Stack direction="row" role="group" aria-label={t.outcome} sx={{ gap: 1, flexWrap: 'wrap' }}>
        {callOutcomes.map((outcome) => (
          <Button
            key={outcome}
            {...looks[outcome]}
            aria-label={buttonOf({ button: t[`outcome_${outcome}`], record: isolate(number) })}
            disabled={action.isBusy || isResting}
            onClick={() => (isUsual(outcome) ? void save(outcome) : setAsked(outcome))}
          >
            {t[`outcome_${outcome}`]}
          </Button>
        ))}
      </Stack>
      {isClaimed && offersTakeOver && <TakeOverButton orderId={orderId} onDone={() => setClaimed(false)} />}
      {asked && (
        <OutcomeDialog outcome={asked} number={number} action={action} onClose={() => setAsked(null)} onSave={save} />
      )}
    </>
  )
}

const looks = {
  reached: { variant: 'contained', color: 'success' },
  no_answer: { variant: 'outlined' },
  postponed: { variant: 'outlined' },
  wrong_number: { variant: 'outlined' },
  cancels: { variant: 'outlined', color: 'error' },
} as const satisfies Record<CallOutcome, object>

/** Outcomes that say all. */
function isUsual(outcome: CallOutcome): boolean {
  return outcome === 'reached' || outcome === 'no_answer'
}

type DialogProperties = {
  outcome: CallOutcome
  number: string
  action: ReturnType<typeof useAction>
  onClose: () => void
  onSave: (outcome: CallOutcome, fields: Fields) => Promise<void>
}

/** Asks for the time of the next call, for a note, or why the customer cancels. */
function OutcomeDialog({ outcome, number, onSave, ...dialog }: DialogProperties) {
  const t = useMessages(confirmationCallsMessages)
  const [note, setNote] = useState('')
  const [time, setTime] = useState('')
  const cancels = outcome === 'cancels'
  const call_again_at = outcome === 'postponed' ? fromCairoInput(time) : null
  return (
    <FormDialog
      title={cancels ? t.cancelQuestion({ number }) : t[`outcome_${outcome}`]}
      {...(cancels && { hint: t.cancelHint })}
      submit={cancels ? t.cancelOrder : t.save}
      cancel={t.close}
      isSevere={cancels}
      isPossible={cancels ? note.trim() !== '' : time === '' || call_again_at !== null}
      {...dialog}
      onSubmit={() => onSave(outcome, { note, call_again_at })}
    >
      <Stack spacing={2}>
        {outcome === 'postponed' && (
          <DateField kind="moment" label={t.callAgainAt} value={time} onChange={setTime} size="medium" />
        )}
        <NoteField
          label={cancels ? t.cancelReason : t.note}
          value={note}
          onChange={setNote}
          autoFocus
          required={cancels}
        />
      </Stack>
    </FormDialog>
  )
}
