import { type GovernorateCode, governorates, type SharedTerms, sumUpTimes } from '@shop/contract'
import { localeOf } from '@shop/i18n'
import { useLanguage, useMessages } from '../i18n/language.tsx'
import { deliveryTimesMessages } from './delivery-times.late.messages.ts'

/** More governorates than this are counted. */
const maxNamed = 3

/**
 * How long delivery takes, for a shopper whose governorate is not known: `Cairo and Giza: 1 working day. Elsewhere: 2 to 5 working days.`
 *
 * @param terms the fastest first
 * @returns null when the shop delivers nowhere
 */
export function useTimesText(terms: readonly SharedTerms[]): string | null {
  const t = useMessages(deliveryTimesMessages)
  const describeDays = useDaysText()
  const namePlaces = usePlaces()
  const times = sumUpTimes(terms)
  if (!times) return null
  const { fastest, elsewhere } = times
  if (!elsewhere) return t.everywhere({ days: describeDays(fastest) })
  return t.byPlace({
    places: namePlaces(fastest.governorates),
    fastest: describeDays(fastest),
    elsewhere: describeDays(elsewhere),
  })
}

/**
 * How long delivery takes at least and at most, in one line: `Delivery in 1 to 5 working days`.
 *
 * @returns null when the shop delivers nowhere
 */
export function useTimeRange(terms: readonly SharedTerms[]): string | null {
  const t = useMessages(deliveryTimesMessages)
  const describeDays = useDaysText()
  if (terms.length === 0) return null
  const days_from = Math.min(...terms.map((one) => one.days_from))
  const days_to = Math.max(...terms.map((one) => one.days_to))
  return t.everywhere({ days: describeDays({ days_from, days_to }) })
}

/** `1 working day`, `2 to 5 working days`. */
function useDaysText(): (days: { days_from: number; days_to: number }) => string {
  const t = useMessages(deliveryTimesMessages)
  return ({ days_from, days_to }) => {
    if (days_to === 0) return t.today
    return days_from === days_to ? t.days({ count: days_to }) : t.range({ from: days_from, count: days_to })
  }
}

function usePlaces(): (codes: readonly GovernorateCode[]) => string {
  const t = useMessages(deliveryTimesMessages)
  const language = useLanguage()
  return (codes) => {
    const names = codes.map((code) => governorates[code][language])
    const [first = ''] = names
    if (names.length > maxNamed) return t.countedPlaces({ first, count: names.length - 1 })
    return new Intl.ListFormat(localeOf[language]).format(names)
  }
}
