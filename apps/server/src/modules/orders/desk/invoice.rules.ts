import { addMoney, type BasisPoints, containedTax, type Piastres, piastres } from '@shop/contract'

/** A gross amount, tax included, and its tax rate. */
export type TaxedPart = { gross: Piastres; rate: BasisPoints }
/** `net + vat = gross`. */
export type Amounts = { net: Piastres; vat: Piastres; gross: Piastres }

/**
 * Splits gross amounts into net and tax, so that the parts add up exactly. The tax of each rate is rounded once and distributed by
 * the largest remainder.
 *
 * @returns the amounts of each part, in the same order
 */
export function splitTax(parts: readonly TaxedPart[]): Amounts[] {
  const taxes = new Map<number, Piastres>()
  for (const rate of new Set(parts.map((part) => part.rate))) {
    const places = parts.flatMap((part, place) => (part.rate === rate ? [place] : []))
    const grosses = places.map((place) => parts[place]?.gross ?? (0 as Piastres))
    for (const [index, tax] of shareTax(grosses, rate).entries()) taxes.set(places[index] ?? -1, tax)
  }
  return parts.map(({ gross }, place) => {
    const vat = taxes.get(place) ?? piastres(0)
    return { net: piastres(gross - vat), vat, gross }
  })
}

export function addAmounts(amounts: readonly Amounts[]): Amounts {
  const sum = (pick: (one: Amounts) => Piastres) => addMoney(...amounts.map(pick))
  return { net: sum(({ net }) => net), vat: sum(({ vat }) => vat), gross: sum(({ gross }) => gross) }
}

/** Tax of amounts with one rate: each is rounded down, then missing piastres go to the largest remainders. */
function shareTax(grosses: readonly Piastres[], rate: BasisPoints): Piastres[] {
  const whole = 10_000 + rate
  const shares = grosses.map((gross) => Math.floor((gross * rate) / whole))
  const cutOff = (place: number) => ((grosses[place] ?? 0) * rate) % whole
  const missing = containedTax(addMoney(...grosses), rate) - shares.reduce((sum, share) => sum + share, 0)
  const places = shares.map((_, place) => place).sort((a, b) => cutOff(b) - cutOff(a) || a - b)
  const raised = new Set(places.slice(0, missing))
  return shares.map((share, place) => piastres(share + (raised.has(place) ? 1 : 0)))
}
