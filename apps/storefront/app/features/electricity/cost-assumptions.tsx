import { formatDate } from '@shop/i18n'
import { useLanguage, useMessages } from '../../i18n/language.tsx'
import { electricityMessages } from './electricity.late.messages.ts'
import type { Estimate } from './estimate.ts'
import { useConsumptionText } from './use-cost-text.ts'

/** What an estimate is worked out from: consumption, household, and the tariff with its source. */
export function CostAssumptions({ estimate }: { estimate: Estimate }) {
  const t = useMessages(electricityMessages)
  const describeConsumption = useConsumptionText()
  const { consumption, householdKwh, raisesHousehold } = estimate
  const number = Number(estimate.kwh.toFixed(1))
  const isDaily = consumption.kind === 'daily'
  return (
    <ul className="grid list-disc gap-1.5 ps-5 text-sm">
      <li>{`${describeConsumption(estimate)}. ${isDaily ? t.monthly({ number }) : t.monthlyPart({ number })}`}</li>
      <li>{t.household({ number: householdKwh })}</li>
      {raisesHousehold && <li className="font-semibold">{t.raises}</li>}
      {isDaily && <li>{t.fullPower}</li>}
      <li>
        <TariffSource estimate={estimate} />
      </li>
    </ul>
  )
}

function TariffSource({ estimate: { tariff } }: { estimate: Estimate }) {
  const t = useMessages(electricityMessages)
  const language = useLanguage()
  return (
    <>
      <span>{t.prices({ day: formatDate(tariff.valid_from, language) })}</span>{' '}
      <a href={tariff.source_url} target="_blank" rel="noopener noreferrer nofollow" className="text-nile underline">
        {tariff.source}
      </a>
    </>
  )
}
