import { Button, type ButtonProps } from '@mui/material'
import { type ReturnStep, returnLife } from '@shop/contract'
import { returnTitles, type StaffReturn } from '@shop/contract/staff'
import { useState } from 'react'
import { useLanguage, useMessages } from '../../../i18n/language.tsx'
import { useAction } from '../../../ui/use-action.ts'
import { returnsMessages } from '../../shared/returns.messages.ts'
import { DecisionDialog } from './decision-dialog.tsx'
import { InspectDialog } from './inspect-dialog.tsx'
import { RefundReturnDialog } from './refund-return-dialog.tsx'
import type { ReturnDialogProperties } from './step-dialog.types.ts'

/** Buttons for the next steps that the status of the return and the member's role allow. Each opens a dialog first. */
export function ReturnSteps({ record }: { record: StaffReturn }) {
  const t = useMessages(returnsMessages)
  const language = useLanguage()
  const [asked, setAsked] = useState<ReturnStep | null>(null)
  const action = useAction()
  const { number, status } = record

  async function take(step: ReturnStep, request: () => Promise<StaffReturn>): Promise<void> {
    const next = returnLife[status][step] ?? status
    if (await action.run(request, t.done({ number, status: returnTitles[next][language] }))) setAsked(null)
  }

  return (
    <>
      {record.steps.map((step) => (
        <Button key={step} {...looks[step]} disabled={action.isBusy} onClick={() => setAsked(step)}>
          {t[`step_${step}`]}
        </Button>
      ))}
      {asked && (
        <DialogOfStep
          step={asked}
          record={record}
          action={action}
          onClose={() => setAsked(null)}
          onTake={(request) => take(asked, request)}
        />
      )}
    </>
  )
}

function DialogOfStep({ step, ...dialog }: ReturnDialogProperties & { step: ReturnStep }) {
  if (step === 'inspect') return <InspectDialog {...dialog} />
  if (step === 'refund') return <RefundReturnDialog {...dialog} />
  return <DecisionDialog {...dialog} step={step} />
}

/** The usual next step is filled; what ends a return without money is red. */
const looks = {
  approve: { variant: 'contained' },
  collect: { variant: 'contained' },
  inspect: { variant: 'contained' },
  refund: { variant: 'contained' },
  withdraw: { variant: 'outlined' },
  close: { variant: 'outlined' },
  refuse: { variant: 'outlined', color: 'error' },
} as const satisfies Record<ReturnStep, Pick<ButtonProps, 'variant' | 'color'>>
