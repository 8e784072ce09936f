const zone = 'Africa/Cairo'

const cairoTime = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Formats an instant for a date-and-time input in Cairo time: `2026-11-21T09:30`. */
export function toCairoInput(instant: string | null | undefined): string {
  if (!instant) return ''
  const values = Object.fromEntries(cairoTime.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${values.year}-${values.month}-${values.day}T${values.hour}:${values.minute}`
}

/** Reads a date and time in Cairo time as an instant; null when it is not possible. */
export function fromCairoInput(typed: string): string | null {
  const asUtc = Date.parse(`${typed}Z`)
  if (Number.isNaN(asUtc) || !isPossibleDate(typed)) return null
  // Two passes: the offset depends on the instant, which only the first pass yields.
  const first = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(first)).toISOString()
}

/** The value of a field whose parts make no date, such as 30 February. */
export const noDate = '?'

/** Whether a day, a moment or a time of day, as an input has it, exists; a day is of a year that the shop takes (`chosenDayField`). */
export function isPossibleDate(typed: string): boolean {
  const [, day, time] = /^(?:(\d{4}-\d\d-\d\d)(?:T(?=.)|$))?(\d\d:\d\d)?$/.exec(typed) ?? []
  const instant = new Date(`${day ?? '2000-01-01'}T${time ?? '00:00'}Z`)
  const isReal = !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(day ?? '')
  return isReal && (day ?? time) !== undefined && (day === undefined || (day >= '1900' && day < '2201'))
}

function offsetAt(moment: number): number {
  return Date.parse(`${toCairoInput(new Date(moment).toISOString())}Z`) - Math.floor(moment / 60_000) * 60_000
}
