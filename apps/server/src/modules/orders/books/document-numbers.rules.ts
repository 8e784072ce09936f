import type { DocumentKind } from './document-kinds.data.ts'

const prefixes: Record<DocumentKind, string> = { invoice: 'INV', credit_note: 'CN' }

/** The number of a document for people: `INV-000042`. */
export function showDocumentNumber(kind: DocumentKind, number: number): string {
  return `${prefixes[kind]}-${String(number).padStart(6, '0')}`
}

/** Reads a number that was checked by the contract (`documentNumberField`). */
export function readDocumentNumber(shown: string): { kind: DocumentKind; number: number } {
  const [prefix, digits] = shown.split('-')
  return { kind: prefix === prefixes.invoice ? 'invoice' : 'credit_note', number: Number(digits) }
}
