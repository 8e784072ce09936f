import { readCairoClock } from '../values/cairo-clock.ts'

/** The times of day in Cairo, `HH:MM`, between which the shop calls. `from` is before `to`. */
export type CallingHours = { from: string; to: string }

const dayMinutes = 24 * 60

/** Whether the shop calls at a moment. */
export function isCallingTime(moment: Date, { from, to }: CallingHours): boolean {
  const { time } = readCairoClock(moment)
  return time >= from && time < to
}

/**
 * The last moment at which the shop called: the moment itself, or the end of the last calling hours before it. Around a change of the
 * clocks it is an hour off.
 */
export function lastCallingMoment(moment: Date, hours: CallingHours): Date {
  if (isCallingTime(moment, hours)) return moment
  const now = toMinutes(readCairoClock(moment).time)
  const closed = (now - toMinutes(hours.to) + dayMinutes) % dayMinutes
  return new Date(moment.getTime() - closed * 60_000)
}

function toMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
