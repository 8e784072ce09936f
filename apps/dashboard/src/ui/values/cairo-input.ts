const zone = 'Africa/Cairo'

const parts = new Intl.DateTimeFormat('en-CA', {
  timeZone: zone,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** An instant as a date-and-time field shows it: the wall clock of Cairo, `2026-11-21T09:30`. */
export function toCairoInput(instant: string | null | undefined): string {
  if (!instant) return ''
  const values = Object.fromEntries(parts.formatToParts(new Date(instant)).map(({ type, value }) => [type, value]))
  return `${values.year}-${values.month}-${values.day}T${values.hour}:${values.minute}`
}

/** What was typed on the wall clock of Cairo, as an instant; null when it is no moment. */
export function fromCairoInput(typed: string): string | null {
  const asUtc = Date.parse(`${typed}Z`)
  if (Number.isNaN(asUtc)) return null
  // Twice, because the offset is that of the moment itself, which is known only after the first try.
  const first = asUtc - offsetAt(asUtc)
  return new Date(asUtc - offsetAt(first)).toISOString()
}

function offsetAt(moment: number): number {
  return Date.parse(`${toCairoInput(new Date(moment).toISOString())}Z`) - Math.floor(moment / 60_000) * 60_000
}
