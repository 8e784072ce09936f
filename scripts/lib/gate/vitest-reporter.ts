import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { Reporter, SerializedError, TestModule, TestSpecification } from 'vitest/node'
import { type Failure, type Outcome, unrunFile } from './outcome.ts'

/** Writes the `Outcome` of a run of Vitest to the file that `VITEST_OUTCOME` names: also hooks that failed and workers that crashed. */
export default class OutcomeReporter implements Reporter {
  #planned: string[] = []

  onTestRunStart(specifications: readonly TestSpecification[]): void {
    this.#planned = specifications.map(fileOf)
  }

  onTestRunEnd(modules: readonly TestModule[], unhandled: readonly SerializedError[]): void {
    const cutOff = modules.find((module) => module.state() !== 'queued' && listUnrun(module).length > 0)
    const toCrashes = (error: SerializedError) => readCrashes(error, cutOff && fileOf(cutOff))
    const crashes = unhandled.flatMap(toCrashes)
    const crashed = new Set(crashes.map(({ file }) => file))
    // After a crash of the browser the files behind it in the queue do not run.
    const begun = modules.filter((module) => module.state() !== 'queued')
    const seen = new Set([...begun.map(fileOf), ...crashed])
    const unrun = this.#planned.filter((file) => !seen.has(file))
    const others = unhandled.filter((error) => toCrashes(error).length === 0)
    const outcome: Outcome = {
      passed: modules.flatMap((module) =>
        [...module.children.allTests('passed')].map((test) => {
          return { file: fileOf(module), title: test.fullName, durationMs: test.diagnostic()?.duration ?? 0 }
        }),
      ),
      failures: [
        ...modules.filter((module) => !crashed.has(fileOf(module))).flatMap(listFailures),
        ...unrun.map((file) => failure(file, 'the file', unrunFile)),
        ...others.map((error) => failure(null, 'outside of tests', describe(error))),
      ],
      crashes,
    }
    writeFileSync(process.env.VITEST_OUTCOME ?? 'vitest-outcome.json', JSON.stringify(outcome))
  }
}

/** Tests that failed; else suites whose hooks failed; else that the file did not run, or not all of it. */
function listFailures(module: TestModule): Failure[] {
  const file = fileOf(module)
  const tests = [...module.children.allTests('failed')].map((test) =>
    failure(file, test.fullName, describe(test.result().errors?.[0]), test.diagnostic()?.duration),
  )
  const suites = [...module.children.allSuites()].flatMap((suite) =>
    suite.errors().map((error) => failure(file, suite.fullName, describe(error))),
  )
  const own = module.errors().map((error) => failure(file, 'the file', describe(error)))
  const failures = [...tests, ...suites, ...own]
  if (failures.length > 0) return failures
  const unrun = listUnrun(module)
  if (unrun.length > 0) return unrun.map((test) => failure(file, test.fullName, 'The test did not run.'))
  return module.ok() ? [] : [failure(file, 'the file', 'The file failed and gave no error.')]
}

const listUnrun = ({ children }: TestModule) => [...children.allTests('skipped'), ...children.allTests('pending')]

const died = /exited unexpectedly .*?signal (SIG(?:SEGV|TRAP|ABRT|ILL|BUS)).*? while running test files? (.+)$/m

/** Vitest waits for the first connection of a page alone, and not for the one that replaces it. */
const lostPage =
  /(?:Failed to run the test (.+)\. ?; cause: .*)?(?:page crashed|connection was closed|Cannot connect to the server)/

/**
 * A signal of the engine, with the files that the worker ran, or a page that is gone. Other ends of a worker are failures.
 *
 * @param cutOff the file whose tests did not all run: Vitest does not always say which page is gone
 */
function readCrashes(error: SerializedError, cutOff: string | undefined): Failure[] {
  const [isLost, file = cutOff] = lostPage.exec(describe(error)) ?? []
  if (isLost !== undefined && file !== undefined)
    return [failure(relative(process.cwd(), file), 'its page', 'lost its page in the browser')]
  const [, signal = '', files = ''] = died.exec(describe(error)) ?? []
  return files
    .split(', ')
    .filter(Boolean)
    .map((file) => failure(relative(process.cwd(), file), 'its worker', `died of ${signal}`))
}

function failure(file: string | null, title: string, error: string, durationMs = 0): Failure {
  return { file, title, error, durationMs, locator: null }
}

function describe(error: SerializedError | undefined): string {
  if (error === undefined) return 'no error was given'
  const { name = 'Error', message } = error
  if (error.cause === undefined) return `${name}: ${message}`
  // A property that fails names its seed in its second line, and its error as the cause. One line is printed.
  const [said, seed = ''] = message.split('\n')
  return `${name}: ${said} ${seed.trim()}; cause: ${(error.cause as SerializedError).message ?? error.cause}`
}

const fileOf = ({ moduleId }: { moduleId: string }) => relative(process.cwd(), moduleId)
