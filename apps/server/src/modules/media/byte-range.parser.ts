import type { ByteRange } from './stores/media-store.types.ts'

/**
 * The part of a file of `size` bytes that a `Range` header asks for (RFC 9110, section 14).
 *
 * @returns null for the whole file (no range, several ranges, another unit or nonsense: a server may ignore these), and
 *   `unsatisfiable` for a part that lies outside
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '') ?? []
  if (first === undefined || last === undefined || (first === '' && last === '')) return null
  if (first === '') return place(Math.max(0, size - Number(last)), size - 1, size)
  if (last !== '' && Number(last) < Number(first)) return null
  return place(Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1), size)
}

function place(start: number, end: number, size: number): ByteRange | 'unsatisfiable' {
  return start >= size ? 'unsatisfiable' : { start, end }
}
