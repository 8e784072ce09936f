import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { root } from '../run.ts'
import { type Failure, firstLine, nameOf } from './outcome.ts'
import { maxFlaky } from './second-look.ts'

/** The list of tests that were seen to be flaky. */
export const flakesDocument = 'docs/flakes.md'

/** @throws Error when the list is too long, or names a test twice */
export async function checkFlakes(): Promise<void> {
  const fault = findFault(await readFile(join(root, flakesDocument), 'utf8'))
  if (fault !== null) throw new Error(`${flakesDocument}: ${fault}`)
}

/** @returns what is wrong with the list, or null */
export function findFault(text: string): string | null {
  const tests = [...text.matchAll(/^\| *\d{4}-\d\d-\d\d *\|([^|]*)\|/gm)].map(([, test = '']) => test.trim())
  const twice = tests.find((test, index) => tests.indexOf(test) !== index)
  if (twice !== undefined) return `"${twice}" was flaky twice. Mend it, move it to another level or delete it.`
  if (tests.length > maxFlaky) return `${tests.length} tests wait to be mended; ${maxFlaky} may. Mend one first.`
  return null
}

/** The line that the next change adds to the list. */
export function describeFlake(failure: Failure, today: string): string {
  const cell = (text: string) => text.replaceAll('|', '/')
  return `| ${today} | ${cell(nameOf(failure))} | ${cell(firstLine(failure.error))} |`
}
