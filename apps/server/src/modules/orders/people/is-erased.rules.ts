/** Whether the person has been taken out of an order on their request (`erase-recipient.repository.ts`). */
export function isErased(order: { phone: string }): boolean {
  return order.phone === ''
}
