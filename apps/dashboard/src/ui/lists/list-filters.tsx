import { DateInput, type DateInputProps } from 'react-admin'

/** A filter by a day of Cairo: the day is asked for as it was typed, in no zone. */
export function DayInput(properties: DateInputProps) {
  return <DateInput {...properties} parse={(day: string) => day} />
}
