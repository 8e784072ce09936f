import { addMoney, type BasisPoints, containedTax, type Piastres, piastres } from '@shop/contract'

/** A part of what is paid: the amount as it was shown, tax contained, and the rate of that tax. */
export type TaxedPart = { gross: Piastres; rate: BasisPoints }
/** `net + vat = gross`. */
export type Amounts = { net: Piastres; vat: Piastres; gross: Piastres }

/**
 * Splits what is paid into net amounts and the tax they contain, so that the parts sum up to the whole to the piastre: the tax of
 * all parts of one rate is rounded once, and handed out by the largest remainder.
 *
 * @returns the amounts of each part, in their order
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

/** The tax in amounts of one rate: each rounded down, then the piastres that are missing go where most was cut off. */
function shareTax(grosses: readonly Piastres[], rate: BasisPoints): Piastres[] {
  const whole = 10_000 + rate
  const shares = grosses.map((gross) => Math.floor((gross * rate) / whole))
  const cutOff = (place: number) => ((grosses[place] ?? 0) * rate) % whole
  const missing = containedTax(addMoney(...grosses), rate) - shares.reduce((sum, share) => sum + share, 0)
  const places = shares.map((_, place) => place).sort((a, b) => cutOff(b) - cutOff(a) || a - b)
  const raised = new Set(places.slice(0, missing))
  return shares.map((share, place) => piastres(share + (raised.has(place) ? 1 : 0)))
}
