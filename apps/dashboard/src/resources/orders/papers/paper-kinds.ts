/** What is printed of an order: for the customer, for the packer, and for the parcel. */
export const paperKinds = ['invoices', 'slips', 'labels'] as const
export type PaperKind = (typeof paperKinds)[number]

export function isPaperKind(kind: string | undefined): kind is PaperKind {
  return (paperKinds as readonly (string | undefined)[]).includes(kind)
}
