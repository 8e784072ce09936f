import type { EndpointInput } from '@shop/contract'
import type { ordersStaffEndpoints, StaffOrder, StaffStep } from '@shop/contract/staff'
import type { useAction } from '../../../ui/use-action.ts'

type StepBody = EndpointInput<typeof ordersStaffEndpoints.takeStep>['body']

/** What a step needs besides its name. A field that is not given stays empty. */
export type StepFields = Partial<Omit<StepBody, 'step' | 'from'>>

/** Properties of the dialog of a step. */
export type StepDialogProperties<Step extends StaffStep = StaffStep> = {
  order: StaffOrder
  step: Step
  action: ReturnType<typeof useAction>
  onClose: () => void
  onTake: (step: Step, fields: StepFields) => Promise<void>
}
