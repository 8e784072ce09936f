import { deliveryFailures } from './delivery-failures.ts'

/** What a courier says of a parcel; empty when the row is about money alone. */
export const courierStatuses = ['delivered', ...deliveryFailures] as const
export type CourierStatus = (typeof courierStatuses)[number]

/** What a row of a sheet does with its order. */
export const sheetActions = [
  'deliver',
  'deliver_and_receive',
  'receive',
  'attempt',
  'turn_back',
  'set_tracking',
  'nothing',
] as const
export type SheetAction = (typeof sheetActions)[number]

/** Why a row does nothing until somebody looks at it. */
export const sheetProblems = [
  'order_unknown',
  'order_twice',
  'status_unknown',
  'amount_wrong',
  'amount_differs',
  'amount_unexpected',
  'already_received',
  'not_delivered',
  'day_needed',
  'state_differs',
  'tracking_wrong',
  'tracking_differs',
  'carrier_missing',
  'not_allowed',
] as const
export type SheetProblem = (typeof sheetProblems)[number]

/** Max rows of a sheet, and its size in characters. */
export const maxSheetRows = 1000
export const maxSheetLength = 200_000
