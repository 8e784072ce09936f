/** The ends of a range, both inclusive, in the unit that is shown; null where it has none. */
export type NumberRange = { min: number | null; max: number | null }

/** A value of a fact that lists are narrowed by: the key of one of its choices, `yes` or `no`, or a range. */
export type ChosenValue = string | NumberRange
export type FactChoice = { key: string; value: ChosenValue }

const end = String.raw`-?\d{1,9}(?:\.\d{1,6})?`

/** How addresses write a choice: `material:glass`, `auto_off:yes`, `capacity_l:1..1.5`, `capacity_l:..1`. */
export const factChoicePattern = new RegExp(
  String.raw`^(?<key>[a-z][a-z0-9_]{1,39}):(?:(?<value>[A-Za-z0-9][A-Za-z0-9_-]{0,39})|(?=.*\d)(?<min>${end})?\.\.(?<max>${end})?)$`,
)

/** Reads a choice as addresses write it. @returns null for another text */
export function parseFactChoice(text: string): FactChoice | null {
  const { key, value, min, max } = factChoicePattern.exec(text)?.groups ?? {}
  if (key === undefined) return null
  const endOf = (typed: string | undefined) => (typed === undefined ? null : Number(typed))
  return { key, value: value ?? { min: endOf(min), max: endOf(max) } }
}

export function writeFactChoice({ key, value }: FactChoice): string {
  return `${key}:${writeChosenValue(value)}`
}

export function writeChosenValue(value: ChosenValue): string {
  return typeof value === 'string' ? value : `${value.min ?? ''}..${value.max ?? ''}`
}
