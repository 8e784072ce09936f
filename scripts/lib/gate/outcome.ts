import { stripVTControlCharacters } from 'node:util'

/** A test that failed, or what else turned a run red. */
export type Failure = {
  /** path in the repository; null where the failure belongs to the whole run */
  file: string | null
  /** the test's groups and title, and its project where there are several */
  title: string
  /** the first error, in one line where it is printed */
  error: string
  durationMs: number
  /** how a runner finds this test again */
  locator: { line: number; project: string } | null
}

/** What one run of a runner says. */
export type Outcome = {
  passed: number
  failures: Failure[]
  /** files that a worker ran when the engine died */
  crashes: Failure[]
}

/** One failure in lines for people. */
export function describeFailure({ file, title, error, durationMs }: Failure): string {
  return `  ✘ ${[file, title].filter(Boolean).join(' › ')} (${inSeconds(durationMs)})\n      ${firstLine(error)}`
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
