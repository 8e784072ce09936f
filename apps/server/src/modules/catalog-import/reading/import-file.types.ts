import type { Localized } from '@shop/contract'

/** Where something stands inside a document: `['products', 3, 'colors', 0, 'price']`. */
export type Path = readonly PropertyKey[]

/** Something wrong, found by its path; the file it came from knows line and column. */
export type Finding = { path: Path; reason: Localized }

/** Something wrong, in words for the owner of the file, in both languages. */
export type Fault = {
  /** line of the file, from 1; null where it is the file as a whole */
  line: number | null
  /** whom it is about, such as `product NW-KT-170, color #f3f1ec`; empty for the file as a whole */
  entry: Localized
  /** column of a CSV, field of a JSON; empty for the entry as a whole */
  field: Localized
  reason: Localized
}

/** Who has so much to mend is not told more. */
export const maxFaults = 10_000

/** A catalogue as a reader hands it over: its shape not yet checked, each value's place still known. */
export type ImportFile = {
  /** shaped as an import document, where the owner wrote it right */
  content: unknown
  /** absolute; the paths of pictures begin here. Null for a table that came alone: its pictures are in the shop already */
  folder: string | null
  /** what could not be read at all */
  faults: readonly Fault[]
  locate(path: Path): { line: number | null; field: Localized }
}

/** A fault as one line of English. */
export function formatFault({ line, entry, field, reason }: Fault): string {
  const place = [line === null ? '' : `line ${line}`, entry.en, field.en].filter((part) => part !== '').join(': ')
  return place === '' ? reason.en : `${place}: ${reason.en}`
}

/** In the order of the file, what concerns all of it first. */
export function sortFaults(faults: readonly Fault[]): Fault[] {
  return [...faults].sort((left, right) => (left.line ?? 0) - (right.line ?? 0))
}
