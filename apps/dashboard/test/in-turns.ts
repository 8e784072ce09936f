import { type Language, languages } from '@shop/contract'
import { it } from 'vitest'

const isLongRun = import.meta.env.LONG_TESTS === 'yes'

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
