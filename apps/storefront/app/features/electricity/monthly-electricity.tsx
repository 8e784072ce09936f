import type { Electricity, Product } from '@shop/contract'
import { ChevronDown, Zap } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { useLateModule } from '../../ui/hooks/use-late-module.ts'
import { CostAssumptions } from './cost-assumptions.tsx'
import { electricityMessages } from './electricity.late.messages.ts'
import { type Corrections, estimateCost } from './estimate.ts'
import { useCostText } from './use-cost-text.ts'

const fetchCalculator = () => import('./electricity-calculator.tsx')

type Properties = { product: Product; electricity: Electricity }

/** What a product's electricity costs a month, and what that assumes; nothing where it is not known. */
export function MonthlyElectricity({ product, electricity }: Properties) {
  const t = useMessages(electricityMessages)
  const id = useId()
  const describeCost = useCostText()
  const details = useRef<HTMLDetailsElement>(null)
  const [isOpen, setOpen] = useState(false)
  const [corrections, setCorrections] = useState<Corrections>({})
  const calculator = useLateModule(isOpen, fetchCalculator)
  const estimate = estimateCost(product, electricity, corrections)
  // A shopper may have opened it before its scripts ran.
  useEffect(() => setOpen(details.current?.open ?? false), [])
  if (!estimate) return null
  return (
    <section aria-labelledby={`${id}-title`} className="mt-6 rounded-card border border-line bg-card">
      <div className="flex items-center gap-3 p-4 pb-2">
        <Zap aria-hidden="true" className="size-6 shrink-0 text-nile" />
        <div>
          <h3 id={`${id}-title`} className="text-muted text-sm">
            {t.title}
          </h3>
          <p role="status" className="font-bold text-lg first-letter:uppercase">
            {describeCost(estimate)}
          </p>
        </div>
      </div>
      <details ref={details} className="group" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-1 px-4 font-semibold text-nile text-sm [&::-webkit-details-marker]:hidden">
          <span>{t.assumed}</span>
          <ChevronDown aria-hidden="true" className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-4 px-4 pb-4">
          {calculator && (
            <calculator.ElectricityCalculator
              estimate={estimate}
              usualKwh={electricity.household_kwh}
              onCorrect={(changes) => setCorrections({ ...corrections, ...changes })}
            />
          )}
          <CostAssumptions estimate={estimate} />
        </div>
      </details>
    </section>
  )
}
