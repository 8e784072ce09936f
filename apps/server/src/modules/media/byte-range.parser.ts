import type { ByteRange } from './stores/media-store.types.ts'

/**
 * Parses a `Range` header for a file of `size` bytes (RFC 9110, section 14).
 *
 * @returns null for the whole file (no range, several ranges, another unit or an invalid header, which a server may ignore);
 *   `unsatisfiable` for a range outside the file
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') return toRange(Math.max(0, size - Number(last)), size - 1, size)
  if (last !== '' && Number(last) < Number(first)) return null
  return toRange(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size)
}

function toRange(start: number, end: number, size: number): ByteRange | 'unsatisfiable' {
  return start >= size ? 'unsatisfiable' : { start, end }
}
