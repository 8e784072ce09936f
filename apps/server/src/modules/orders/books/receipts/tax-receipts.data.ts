/**
 * The life of a receipt: `due` until the authority took it, `sent` until it has judged it. A `rejected` one stays so until staff send it again.
 */
export const receiptStates = ['due', 'sent', 'accepted', 'rejected'] as const
export type ReceiptState = (typeof receiptStates)[number]
