import { stripVTControlCharacters } from 'node:util'

/** A test that ran. */
export type Ran = {
  /** path in the repository; null for what belongs to the whole run */
  file: string | null
  /** the test's groups and title, and its project where there are several */
  title: string
  durationMs: number
}

/** A test that failed, or what else turned a run red. */
export type Failure = Ran & {
  /** the first error, in one line where it is printed */
  error: string
  /** how a runner finds this test again */
  locator: { line: number; project: string } | null
}

/** What one run of a runner says. */
export type Outcome = {
  passed: Ran[]
  failures: Failure[]
  /** files that a worker ran when the engine died */
  crashes: Failure[]
}

/** The error of a file for which no worker was left. */
export const unrunFile = 'The file did not run.'

/** Names a test: two runs of it have the same name. */
export const nameOf = ({ file, title }: Ran) => [file, title].filter(Boolean).join(' › ')

/** One failure in lines for people. @param times how long the test took when it ran again, in milliseconds */
export function describeFailure(failure: Failure, times: readonly number[] = []): string {
  const again = times.length > 0 ? `, then alone ${times.map(inSeconds).join(', ')}` : ''
  return `  ✘ ${nameOf(failure)} (${inSeconds(failure.durationMs)}${again})\n      ${firstLine(failure.error)}`
}

/** The first line that says something, without colours. */
export function firstLine(text: string): string {
  const plain = stripVTControlCharacters(text)
  return (
    plain
      .split('\n')
      .find((line) => line.trim() !== '')
      ?.trim()
      .slice(0, 300) ?? 'no message'
  )
}

/** `12.3 s` */
const inSeconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
