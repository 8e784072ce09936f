import type { StaffReturn } from '@shop/contract/staff'
import type { useAction } from '../../../ui/use-action.ts'

/** Properties of the dialog of a step of a return. */
export type ReturnDialogProperties = {
  record: StaffReturn
  action: ReturnType<typeof useAction>
  onClose: () => void
  /** Sends the request of the step; the dialog closes when it succeeds. */
  onTake: (request: () => Promise<StaffReturn>) => Promise<void>
}
