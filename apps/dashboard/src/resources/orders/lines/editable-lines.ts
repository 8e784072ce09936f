import { addMoney, maxLineQuantity, multiplyMoney, type Piastres, parsePounds, piastres } from '@shop/contract'
import type { StaffOrder, StockLevel, WantedVariant } from '@shop/contract/staff'
import { readUnits } from '../../shared/read-number.ts'

type OrderLine = StaffOrder['lines'][number]

/** A line of an order that is being written. */
export type EditableLine = Pick<OrderLine, 'variant_id' | 'sku' | 'name' | 'color' | 'size' | 'image'> & {
  /** Of one unit, in EGP. */
  price: number
  /** The quantity, as typed. */
  typed: string
}

/** Starts with a line as it is stored. */
export function toEditable({ unit_price: price, quantity, ...line }: OrderLine): EditableLine {
  return { ...line, price, typed: String(quantity) }
}

/** Adds one unit of a variant, to its line if there is one. */
export function addUnit(
  lines: readonly EditableLine[],
  { id, product, color, image, price }: StockLevel,
): EditableLine[] {
  const line = lines.find(({ variant_id }) => variant_id === id)
  if (line) return changeQuantity(lines, id, String((readQuantity(line.typed) ?? 0) + 1))
  const shown = { sku: product.sku, name: product.name, color: color && { id, ...color }, size: null, image }
  return [...lines, { variant_id: id, ...shown, price, typed: '1' }]
}

export function changeQuantity(lines: readonly EditableLine[], variantId: number, typed: string): EditableLine[] {
  return lines.map((line) => (line.variant_id === variantId ? { ...line, typed } : line))
}

/** Reads a quantity from 1 to the limit of a line; null for other input. */
export function readQuantity(typed: string): number | null {
  return readUnits(typed, maxLineQuantity) || null
}

/** The lines as the server takes them; null while one is not valid, or none is left. */
export function toWanted(lines: readonly EditableLine[]): WantedVariant[] | null {
  const wanted = lines.flatMap(({ variant_id, typed }) => {
    const quantity = readQuantity(typed)
    return quantity === null ? [] : [{ variant_id, quantity }]
  })
  return lines.length > 0 && wanted.length === lines.length ? wanted : null
}

/** What the lines cost together. Lines with an invalid quantity count as nothing. */
export function sumLines(lines: readonly EditableLine[]): Piastres {
  const amounts = lines.map(({ price, typed }) =>
    multiplyMoney(parsePounds(price) ?? piastres(0), readQuantity(typed) ?? 0),
  )
  return addMoney(...amounts)
}
