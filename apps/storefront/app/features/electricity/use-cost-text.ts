import { formatMeasure, formatMoney } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { electricityMessages } from './electricity.late.messages.ts'
import { type Estimate, shownPounds } from './estimate.ts'

/** Words a monthly cost in whole pounds: `about EGP 26 a month`. */
export function useCostText(): (estimate: Estimate) => string {
  const t = useMessages(electricityMessages)
  const language = useLanguage()
  return (estimate) => {
    const pounds = shownPounds(estimate)
    return pounds === 0 ? t.below({ cost: formatMoney(1, language) }) : t.about({ cost: formatMoney(pounds, language) })
  }
}

/** Words what an appliance uses: `2200 W for 15 minutes a day`. */
export function useConsumptionText(): (estimate: Estimate) => string {
  const t = useMessages(electricityMessages)
  const language = useLanguage()
  return ({ consumption }) =>
    consumption.kind === 'yearly'
      ? t.yearly({ number: formatMeasure(consumption.kwhAYear, language) })
      : t.daily({ watts: formatMeasure(consumption.watts, language), count: consumption.minutesADay })
}
