import type { Localized } from '@shop/contract'

/** The path of a value inside a document: `['products', 3, 'colors', 0, 'price']`. */
export type Path = readonly PropertyKey[]

/** A fault at a path; its file knows line and column. */
export type FileFinding = { path: Path; reason: Localized }

/** A fault described for the owner of the file, in both languages. */
export type FileFault = {
  /** line of the file, from 1; null for the whole file */
  line: number | null
  /** its entry, such as `product NW-KT-170, color #f3f1ec`; empty for the whole file */
  entry: Localized
  /** column of a CSV, field of a JSON file; empty for the whole entry */
  field: Localized
  reason: Localized
}

/** Max faults that are reported. */
export const maxFaults = 10_000

/** A catalogue as read: its shape is not checked yet, and each value has its path. */
export type ImportFile = {
  /** an import document, if the file is valid */
  content: unknown
  /** absolute; picture paths are relative to it. Null for an uploaded table, whose pictures the shop has already */
  folder: string | null
  /** values that could not be read */
  faults: readonly FileFault[]
  locate(path: Path): { line: number | null; field: Localized }
}

/** A fault as one line of English. */
export function formatFault({ line, entry, field, reason }: FileFault): string {
  const place = [line === null ? '' : `line ${line}`, entry.en, field.en].filter((part) => part !== '').join(': ')
  return place === '' ? reason.en : `${place}: ${reason.en}`
}

/** In the order of the file; faults of the whole file come first. */
export function sortFaults(faults: readonly FileFault[]): FileFault[] {
  return [...faults].sort((left, right) => (left.line ?? 0) - (right.line ?? 0))
}
