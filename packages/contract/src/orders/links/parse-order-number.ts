import { readTypedSearch } from '../../values/typed-search.ts'

/** The highest number that a link can carry. */
const maxNumber = 2 ** 32 - 1

/** Reads the number of an order as people type it: `NW-100234`, `Order #nw 100234`, `١٠٠٢٣٤`. @returns null for anything else */
export function parseOrderNumber(typed: string): number | null {
  return parseNumber(typed, /(?:^|[^a-z\d])nw(\d{1,10})$|^(\d{1,10})$/i)
}

/** Reads the number of a return (`RT-1001`) or of its order. @returns null for anything else */
export function parseReturnNumber(typed: string): number | null {
  return parseNumber(typed, /(?:^|[^a-z\d])rt(\d{1,10})$/i) ?? parseOrderNumber(typed)
}

function parseNumber(typed: string, form: RegExp): number | null {
  const groups = form.exec(readTypedSearch(typed).replace(/(\d|nw|rt)[\s_-]+(?=\d)/gi, '$1'))
  const number = Number(groups?.[1] ?? groups?.[2] ?? 0)
  return number > 0 && number <= maxNumber ? number : null
}
