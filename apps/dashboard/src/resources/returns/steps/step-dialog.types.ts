import type { StaffReturn } from '@shop/contract/staff'

/** Properties of the dialog of a step of a return. */
export type ReturnDialogProperties = {
  record: StaffReturn
  isBusy: boolean
  /** The text of the failure of the last request. */
  failure: string | null
  onClose: () => void
  /** Sends the request of the step; the dialog closes when it succeeds. */
  onTake: (request: () => Promise<StaffReturn>) => Promise<void>
}
