import type { Fact, Product, Unit } from '@shop/contract'

/** The facts of a product as schema.org's `PropertyValue`; a unit without a code has its text alone. */
export function describeFacts({ facts }: Pick<Product, 'facts'>): object[] {
  return facts.map(describeFact)
}

function describeFact({ key, name, kind, value, unit, text }: Fact): object {
  const code = unit === null ? null : codes[unit]
  return {
    '@type': 'PropertyValue',
    propertyID: key,
    name,
    // The key of a choice is the shop's own: others read its name.
    value: kind === 'choice' || kind === 'text' ? text : value,
    ...(code !== null && { unitCode: code }),
    ...(unit !== null && { unitText: text.replace(/^[\d.,\s]+/, '') }),
  }
}

/** Codes of UN/CEFACT Recommendation 20. It has none for a consumption by the year. */
const codes = {
  W: 'WTT',
  kW: 'KWT',
  kWh_year: null,
  L: 'LTR',
  ml: 'MLT',
  kg: 'KGM',
  g: 'GRM',
  bar: 'BAR',
  Pa: 'PAL',
  m: 'MTR',
  cm: 'CMT',
  mm: 'MMT',
  inch: 'INH',
  m2: 'MTK',
  dBA: '2N',
  min: 'MIN',
  h: 'HUR',
  celsius: 'CEL',
  rpm: 'RPM',
  people: 'IE',
  pieces: 'H87',
} as const satisfies Record<Unit, string | null>

/** Width, height and depth where they are known. */
export function describeSize({ dimensions_mm: size }: Pick<Product, 'dimensions_mm'>): object | null {
  if (size === null) return null
  const quantity = (value: number) => ({ '@type': 'QuantitativeValue', value, unitCode: codes.mm })
  return { width: quantity(size.width), height: quantity(size.height), depth: quantity(size.depth) }
}
