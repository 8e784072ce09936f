/**
 * Why staff must look at a parcel. `parcel_unknown`: no order has its number; `state_unknown`: a state that the shop does not know;
 * `state_differs`: the order cannot take the step; `reason_unknown`, `day_unknown`: the carrier does not say why, or when it comes again;
 * `lost`: lost, damaged or held back; `booking_refused`: the carrier did not accept it; `not_withdrawn`: the order was cancelled, and the
 * carrier still has the parcel.
 */
export const parcelProblemReasons = [
  'parcel_unknown',
  'state_unknown',
  'state_differs',
  'reason_unknown',
  'day_unknown',
  'lost',
  'booking_refused',
  'not_withdrawn',
] as const
export type ParcelProblemReason = (typeof parcelProblemReasons)[number]
