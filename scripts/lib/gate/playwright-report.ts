import { join, relative } from 'node:path'
import { root } from '../run.ts'
import type { Failure, Outcome } from './outcome.ts'

type Result = { status: string; duration: number; errors: { message?: string }[] }
type Test = { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: Result[] }
type Suite = {
  title: string
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tests: Test[] }[]
}

/** What this file relies on of the JSON report of Playwright. */
export type PlaywrightReport = { config: { rootDir: string }; suites: Suite[]; errors: { message?: string }[] }

/** A journey that was skipped has not passed. */
export function readPlaywrightReport({ config, suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => listTests(suite, []))
  const failures = tests
    .filter(({ test }) => test.status !== 'expected')
    .map(({ spec, titles, test }): Failure => {
      const messages = test.results.flatMap((result) => result.errors.map(({ message }) => message ?? ''))
      return {
        file: relative(root, join(config.rootDir, spec.file)),
        title: `${[...titles, spec.title].join(' › ')} [${test.projectName}]`,
        error: messages[0] ?? `The journey ended as "${test.results.at(-1)?.status ?? 'not run'}".`,
        durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
        locator: { line: spec.line, project: test.projectName },
      }
    })
  const outside = errors.map(({ message = '' }): Failure => {
    return { file: null, title: 'outside of journeys', error: message, durationMs: 0, locator: null }
  })
  return { passed: tests.length - failures.length, failures: [...failures, ...outside], crashes: [] }
}

/** The suite of a file has the file's name as its title. */
function listTests(suite: Suite, titles: string[]): { spec: Suite['specs'][number]; titles: string[]; test: Test }[] {
  const own = suite.specs.flatMap((spec) => spec.tests.map((test) => ({ spec, titles, test })))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listTests(inner, [...titles, inner.title]))]
}
