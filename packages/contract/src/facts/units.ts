/**
 * The units of facts. A number is stored in the base unit of its dimension and shown in the unit of its fact: litres are stored as
 * millilitres, inches as millimetres. `null` is a plain count, such as speeds.
 */
export const units = {
  W: { base: 'W', factor: 1 },
  kW: { base: 'W', factor: 1000 },
  kWh_year: { base: 'kWh_year', factor: 1 },
  L: { base: 'ml', factor: 1000 },
  ml: { base: 'ml', factor: 1 },
  kg: { base: 'g', factor: 1000 },
  g: { base: 'g', factor: 1 },
  bar: { base: 'bar', factor: 1 },
  Pa: { base: 'Pa', factor: 1 },
  m: { base: 'mm', factor: 1000 },
  cm: { base: 'mm', factor: 10 },
  mm: { base: 'mm', factor: 1 },
  inch: { base: 'mm', factor: 25.4 },
  m2: { base: 'm2', factor: 1 },
  dBA: { base: 'dBA', factor: 1 },
  min: { base: 'min', factor: 1 },
  h: { base: 'min', factor: 60 },
  celsius: { base: 'celsius', factor: 1 },
  rpm: { base: 'rpm', factor: 1 },
  people: { base: 'people', factor: 1 },
  pieces: { base: 'pieces', factor: 1 },
} as const

export type Unit = keyof typeof units
export const unitKeys = Object.keys(units) as [Unit, ...Unit[]]

/** Decimals that the database holds of a number in its base unit. */
const baseDecimals = 3
/** Decimals of a number in the unit that is shown: enough to give every base value back unchanged. */
const shownDecimals = 6

/** A number in its base unit, rounded to thousandths. */
export function toBaseUnit(value: number, unit: Unit | null): number {
  return round(unit === null ? value : value * units[unit].factor, baseDecimals)
}

/** A number of the base unit in the unit that is shown. */
export function fromBaseUnit(value: number, unit: Unit | null): number {
  return unit === null ? value : round(value / units[unit].factor, shownDecimals)
}

/** Whether numbers of one unit can be said in the other. */
export function isSameDimension(one: Unit | null, other: Unit | null): boolean {
  if (one === null || other === null) return one === other
  return units[one].base === units[other].base
}

function round(value: number, decimals: number): number {
  return Number(value.toFixed(decimals))
}
