import type { PaymentProblem } from '@shop/contract/staff'
import { useState } from 'react'
import { staffApi } from '../../api.ts'
import { useMessages } from '../../i18n/language.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NoteField } from '../../ui/note-field.tsx'
import { useAction } from '../../ui/use-action.ts'
import { paymentProblemsMessages } from './payment-problems.messages.ts'

type Properties = { problem: PaymentProblem; onClose: () => void }

/** Says that a problem has been dealt with, and how. */
export function ResolveDialog({ problem: { id, order }, onClose }: Properties) {
  const t = useMessages(paymentProblemsMessages)
  const { isBusy, failure, run } = useAction({ failed: t.failed, isInForm: true })
  const [note, setNote] = useState('')

  async function resolve(): Promise<void> {
    const params = { id: String(id) }
    const work = () => staffApi.paymentProblems.resolvePaymentProblem({ params, body: { note } })
    if (await run(work, t.resolved)) onClose()
  }

  return (
    <FormDialog
      title={order ? t.resolveTitleOf({ number: order.number }) : t.resolveTitle}
      hint={t.resolveHint}
      submit={t.resolveNow}
      cancel={t.close}
      isPossible={note.trim() !== ''}
      {...{ isBusy, failure, onClose }}
      onSubmit={resolve}
    >
      <NoteField label={t.note} value={note} onChange={setNote} autoFocus required />
    </FormDialog>
  )
}
