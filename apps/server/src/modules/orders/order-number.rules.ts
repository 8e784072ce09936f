/** An order's number as people see it; what they type is read by the filter of orders. */
export function showOrderNumber(number: number): string {
  return `NW-${number}`
}
