import { createHash } from 'node:crypto'
import { join, relative } from 'node:path'
import { root } from '../run.ts'
import type { Failure, Outcome, Ran } from './outcome.ts'

type Result = { status: string; duration: number; errors: { message?: string }[] }
type Test = { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped'; results: Result[] }
type Suite = {
  title: string
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tags: string[]; tests: Test[] }[]
}
type Listed = { spec: Suite['specs'][number]; titles: string[]; test: Test }

/** What this file relies on of the JSON report of Playwright. */
export type PlaywrightReport = { config: { rootDir: string }; suites: Suite[]; errors: { message?: string }[] }

/** A journey that was skipped has not passed. */
export function readPlaywrightReport({ config, suites, errors }: PlaywrightReport): Outcome {
  const tests = suites.flatMap((suite) => listTests(suite, []))
  const ran = ({ spec, titles, test }: Listed): Ran => ({
    file: relative(root, join(config.rootDir, spec.file)),
    title: `${[...titles, spec.title].join(' › ')} [${test.projectName}]`,
    durationMs: test.results.reduce((sum, { duration }) => sum + duration, 0),
  })
  const hasPassed = ({ test }: Listed) => test.status === 'expected'
  const failures = tests
    .filter((listed) => !hasPassed(listed))
    .map((listed): Failure => {
      const { spec, test } = listed
      const messages = test.results.flatMap((result) => result.errors.map(({ message }) => message ?? ''))
      return {
        ...ran(listed),
        error: messages[0] ?? `The journey ended as "${test.results.at(-1)?.status ?? 'not run'}".`,
        locator: { line: spec.line, project: test.projectName },
      }
    })
  const outside = errors.map(({ message = '' }): Failure => {
    return { file: null, title: 'outside of journeys', error: message, durationMs: 0, locator: null }
  })
  return { passed: tests.filter(hasPassed).map(ran), failures: [...failures, ...outside], crashes: [] }
}

/**
 * Each journey once, on a screen that a hash of its title chooses; those with the tag `@both` on all of them.
 *
 * @returns lines for `--test-list`
 */
export function listOnce({ suites }: PlaywrightReport): string[] {
  return suites
    .flatMap((suite) => listTests(suite, []))
    .filter(({ spec, titles, test }) => {
      const screens = spec.tests.map(({ projectName }) => projectName)
      const [byte = 0] = createHash('sha256')
        .update([spec.file, ...titles, spec.title].join())
        .digest()
      return spec.tags.includes('both') || test.projectName === screens[byte % screens.length]
    })
    .map(({ spec, titles, test }) => [`[${test.projectName}]`, spec.file, ...titles, spec.title].join(' › '))
}

/** The suite of a file has the file's name as its title. */
function listTests(suite: Suite, titles: string[]): Listed[] {
  const own = suite.specs.flatMap((spec) => spec.tests.map((test) => ({ spec, titles, test })))
  return [...own, ...(suite.suites ?? []).flatMap((inner) => listTests(inner, [...titles, inner.title]))]
}
