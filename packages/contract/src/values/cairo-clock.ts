const cairoClock = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Africa/Cairo',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
})

/** The day in Cairo, `YYYY-MM-DD`. */
export function dayInCairo(moment: Date): string {
  return readCairoClock(moment).day
}

/** The day (`YYYY-MM-DD`) and the time of day (`HH:MM`) in Cairo. */
export function readCairoClock(moment: Date): { day: string; time: string } {
  const parts = Object.fromEntries(cairoClock.formatToParts(moment).map(({ type, value }) => [type, value]))
  return { day: `${parts.year}-${parts.month}-${parts.day}`, time: `${parts.hour}:${parts.minute}` }
}
