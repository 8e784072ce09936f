import { type Language, languages } from '@shop/contract'
import { it } from 'vitest'

/** Whether all run, at their full size. */
export const isLongRun = import.meta.env.LONG_TESTS === 'yes'

/** The language of tests that are about none. In the long run they are in each. */
export const usually = (language: Language) => (isLongRun ? languages : [language])

/** Tests of one language that are about no language: they take turns with those of the others. In the long run all are in each. */
export function inTurns(language: Language) {
  let count = 0
  const isOn = () => isLongRun || count++ % languages.length === languages.indexOf(language)
  const test = (title: string, work: () => Promise<void>) => {
    if (isOn()) it(title, work)
  }
  const each =
    <Row>(rows: readonly Row[]) =>
    (title: string, work: (row: Row) => Promise<void>) =>
      it.each(rows.filter(isOn))(title, work)
  return Object.assign(test, { each })
}
