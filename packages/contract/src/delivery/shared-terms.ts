import type { SharedTerms } from './delivery.schema.ts'
import type { DeliveryTerms } from './delivery-cost.ts'

/** Working days until delivery where it is fastest, and elsewhere; `elsewhere` is null when the days are the same everywhere. */
export type DeliveryTimes = {
  fastest: Pick<SharedTerms, 'governorates' | 'days_from' | 'days_to'>
  elsewhere: { days_from: number; days_to: number } | null
}

/**
 * Sums up how long delivery takes.
 *
 * @param terms the fastest first
 * @returns null when the shop delivers nowhere
 */
export function sumUpTimes(terms: readonly DeliveryTimes['fastest'][]): DeliveryTimes | null {
  const [first] = terms
  if (!first) return null
  const isFastest = ({ days_from, days_to }: DeliveryTimes['fastest']) =>
    days_from === first.days_from && days_to === first.days_to
  const others = terms.filter((one) => !isFastest(one))
  const { days_from, days_to } = first
  return {
    fastest: { governorates: terms.filter(isFastest).flatMap(({ governorates }) => governorates), days_from, days_to },
    elsewhere:
      others.length === 0
        ? null
        : {
            days_from: Math.min(...others.map((one) => one.days_from)),
            days_to: Math.max(...others.map((one) => one.days_to)),
          },
  }
}

/**
 * Sums up what delivery costs, in the unit of the terms.
 *
 * @returns the lowest fee, the threshold above which delivery is free everywhere, and whether both are the same everywhere; null when
 * the shop delivers nowhere
 */
export function sumUpCosts(terms: readonly DeliveryTerms[]): (DeliveryTerms & { isSame: boolean }) | null {
  const [first] = terms
  if (!first) return null
  const thresholds = terms.flatMap(({ free_over }) => (free_over === null ? [] : [free_over]))
  return {
    fee: Math.min(...terms.map(({ fee }) => fee)),
    free_over: thresholds.length < terms.length ? null : Math.max(...thresholds),
    isSame: terms.every(({ fee, free_over }) => fee === first.fee && free_over === first.free_over),
  }
}
