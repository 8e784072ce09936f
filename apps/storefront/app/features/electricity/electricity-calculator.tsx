import { readTypedDigits } from '@shop/contract'
import { useId, useState } from 'react'
import { useMessages } from '../../i18n/language.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { electricityCalculatorMessages } from './electricity-calculator.late.messages.ts'
import { type Corrections, type Estimate, householdChoices } from './estimate.ts'

type Properties = { estimate: Estimate; usualKwh: number; onCorrect: (corrections: Corrections) => void }

/** Lets a shopper change how long an appliance runs and how much the home uses. */
export function ElectricityCalculator({ estimate: { consumption }, usualKwh, onCorrect }: Properties) {
  const t = useMessages(electricityCalculatorMessages)
  return (
    <div className="grid gap-4">
      {consumption.kind === 'daily' && (
        <NumberField
          label={t.minutes}
          wrong={t.wrongMinutes}
          min={1}
          max={1440}
          start={consumption.minutesADay}
          onChange={(minutesADay) => onCorrect({ minutesADay })}
        />
      )}
      <HouseholdChoice usualKwh={usualKwh} onChoose={(householdKwh) => onCorrect({ householdKwh })} />
    </div>
  )
}

type Household = keyof ReturnType<typeof householdChoices> | 'own'

function HouseholdChoice({ usualKwh, onChoose }: { usualKwh: number; onChoose: (kwh: number) => void }) {
  const t = useMessages(electricityCalculatorMessages)
  const id = useId()
  const [chosen, setChosen] = useState<Household>('average')
  const choices = householdChoices(usualKwh)
  function choose(household: Household): void {
    setChosen(household)
    onChoose(household === 'own' ? usualKwh : choices[household])
  }
  return (
    <fieldset className="grid min-w-0 gap-3">
      <legend className="mb-1.5 font-semibold text-sm">{t.home}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {(['small', 'average', 'large', 'own'] as const).map((household) => (
          <label
            key={household}
            className="grid min-h-12 cursor-pointer place-content-center rounded-control border border-control px-2 py-1 text-center text-sm leading-snug has-checked:border-nile has-checked:bg-nile-soft has-focus-visible:outline-2 has-focus-visible:outline-nile"
          >
            <input
              type="radio"
              name={id}
              className="sr-only"
              checked={chosen === household}
              onChange={() => choose(household)}
            />
            <span className="font-semibold">{t[household]}</span>
            {household !== 'own' && <span className="text-muted">{t.ofKwh({ number: choices[household] })}</span>}
          </label>
        ))}
      </div>
      {chosen === 'own' && (
        <NumberField label={t.ownKwh} wrong={t.wrongKwh} min={0} max={10_000} start={usualKwh} onChange={onChoose} />
      )}
    </fieldset>
  )
}

type NumberFieldProperties = {
  label: string
  /** Says which numbers are possible. */
  wrong: string
  min: number
  max: number
  start: number
  onChange: (value: number) => void
}

/** A whole number, in digits of either script; a wrong one changes nothing but says so. */
function NumberField({ label, wrong, min, max, start, onChange }: NumberFieldProperties) {
  const [typed, setTyped] = useState(String(start))
  const isRight = (text: string) => /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max
  function type(text: string): void {
    setTyped(text)
    const digits = readTypedDigits(text)
    if (isRight(digits)) onChange(Number(digits))
  }
  return (
    <TextField
      label={label}
      value={typed}
      dir="ltr"
      inputMode="numeric"
      autoComplete="off"
      className="max-w-40"
      error={isRight(readTypedDigits(typed)) ? null : wrong}
      onChange={(event) => type(event.target.value)}
    />
  )
}
