/** What counts of an order for the amounts of its returns. */
type PaidOrder = { totalPiastres: number; deliveryPiastres: number }
type PaidLine = { id: number; lineTotalPiastres: number; discountPiastres: number; quantity: number }

/** What is due for some units, in piastres. */
export type UnitAmounts = { goods: number; delivery: number }

/**
 * Splits what an order cost among its lines: goods, less discounts, and the delivery fee, by the totals of the lines. The parts add up
 * to the total of the order.
 *
 * @returns the amounts of each line, by its id
 */
export function shareOrder(order: PaidOrder, lines: readonly PaidLine[]): Map<number, UnitAmounts> {
  const weights = lines.map(({ lineTotalPiastres }) => lineTotalPiastres)
  const paid = lines.map(({ lineTotalPiastres, discountPiastres }) => lineTotalPiastres - discountPiastres)
  const goods = splitByWeight(order.totalPiastres - order.deliveryPiastres, paid)
  const delivery = splitByWeight(order.deliveryPiastres, weights)
  return new Map(lines.map(({ id }, place) => [id, { goods: goods[place] ?? 0, delivery: delivery[place] ?? 0 }]))
}

/**
 * The part of a line's amount for the units after `before` up to `after`. The parts of all units add up to the amount, in whatever
 * groups they come back.
 */
export function shareUnits(amount: number, quantity: number, before: number, after: number): number {
  const upTo = (units: number) => Number((BigInt(amount) * BigInt(units)) / BigInt(quantity))
  return upTo(after) - upTo(before)
}

/** Splits a whole amount by weights: each part is rounded down, then the largest remainders get a piastre more. */
function splitByWeight(amount: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + BigInt(weight), 0n)
  // Goods without a price share equally.
  if (sum === 0n)
    return weights.length === 0
      ? []
      : splitByWeight(
          amount,
          weights.map(() => 1),
        )
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = products.map((product) => Number(product / sum))
  const missing = amount - parts.reduce((total, part) => total + part, 0)
  const byRemainder = products
    .map((product, place) => ({ place, rest: product % sum }))
    .sort((a, b) => (a.rest === b.rest ? a.place - b.place : a.rest > b.rest ? -1 : 1))
  for (const { place } of byRemainder.slice(0, missing)) parts[place] = (parts[place] ?? 0) + 1
  return parts
}

type DueLine = { goodsPiastres: number; deliveryPiastres: number }

/**
 * Splits a refund among the lines of its return. A refund below what is due lowers the goods by the value of the lines, and the
 * delivery fee only if the refund exceeds the goods.
 *
 * @returns the goods of each line, and the delivery fee; they add up to the refund
 */
export function shareCredit(refunded: number, lines: readonly DueLine[]): { goods: number[]; delivery: number } {
  const goodsDue = lines.reduce((sum, { goodsPiastres }) => sum + goodsPiastres, 0)
  const goods = Math.min(refunded, goodsDue)
  const weights = lines.map(({ goodsPiastres }) => goodsPiastres)
  return { goods: goods === goodsDue ? weights : splitByWeight(goods, weights), delivery: refunded - goods }
}
