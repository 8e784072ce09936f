import { useMessages } from '../i18n/language.tsx'
import { controlClasses, describeField } from '../ui/forms/field.tsx'
import { nicheMessages } from './niche.late.messages.ts'
import { type Niche, type NicheSide, nicheSides } from './niche.ts'

type Properties = {
  /** The prefix of the ids of the fields. */
  id: string
  niche: Niche | null
  /** The sides that had an invalid value at the last submission. */
  wrong: readonly NicheSide[]
}

/** Inputs for width, height and depth of a niche, in centimetres; their names are those of the sides. */
export function NicheFields({ id, niche, wrong }: Properties) {
  const t = useMessages(nicheMessages)
  return (
    <div className="grid gap-1.5">
      <div className="grid grid-cols-3 gap-2">
        {nicheSides.map((side) => (
          <div key={side} className="grid min-w-0 content-end gap-1">
            <label htmlFor={`${id}-${side}`} className="text-muted text-sm">
              {t[side]}
            </label>
            <input
              key={niche?.[side]}
              id={`${id}-${side}`}
              name={side}
              type="text"
              inputMode="decimal"
              dir="ltr"
              maxLength={6}
              autoComplete="off"
              defaultValue={niche ? niche[side] / 10 : ''}
              className={`${controlClasses} px-2.5! tabular-nums`}
              {...describeField(`${id}-${side}`, { error: wrong.includes(side) ? side : null })}
            />
          </div>
        ))}
      </div>
      {wrong.map((side) => (
        <p key={side} id={`${id}-${side}-error`} className="font-semibold text-danger text-sm">
          {t.noLength({ field: t[side] })}
        </p>
      ))}
    </div>
  )
}
