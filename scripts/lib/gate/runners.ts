import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MachineError, type RunOptions, root, run } from '../run.ts'
import { type Failure, type Outcome, unrunFile } from './outcome.ts'
import { listOnce, type PlaywrightReport, readPlaywrightReport } from './playwright-report.ts'

type FindBrowsers = () => Promise<NodeJS.ProcessEnv>

/** A runner of tests: all of them, or some again. */
export type Runner = {
  name: string
  runAll(): Promise<Outcome>
  /** Runs these alone, one after another, with nothing beside them, `times` times. */
  repeat(failures: readonly Failure[], times: number): Promise<Outcome[]>
}

/**
 * Unit and API tests, and tests of components in a browser.
 *
 * @param reports folder for reports; the notes of which statements ran stay there from run to run
 * @param findBrowsers gives the variables that name the browsers
 * @param options where and how it runs; by default the repository's tests, printed
 */
export function vitestRunner(reports: string, findBrowsers: FindBrowsers, options: RunOptions = {}): Runner {
  const runOnce = async (args: string[]) => {
    const file = reportFile(reports)
    const reporter = join(root, 'scripts/lib/gate/vitest-reporter.ts')
    const env = { ...(await findBrowsers()), VITEST_OUTCOME: file, STATEMENT_NOTES: reports }
    const words = ['run', '--reporter=default', `--reporter=${reporter}`, ...args]
    const error = await errorOf(run('vitest', words, { ...options, env }))
    return judge(await readJson<Outcome>(file), error)
  }
  return {
    name: 'unit, API and component tests',
    async runAll() {
      const first = await runOnce([])
      const unrun = first.failures.filter(({ error }) => error === unrunFile)
      if (first.crashes.length === 0 || unrun.length === 0) return first
      // The files behind a crash have had no look yet.
      const rest = await runOnce(unrun.flatMap(({ file }) => file ?? []))
      return {
        passed: [...first.passed, ...rest.passed],
        failures: [...first.failures.filter((failure) => !unrun.includes(failure)), ...rest.failures],
        crashes: [...first.crashes, ...rest.crashes],
      }
    },
    async repeat(failures, times) {
      const files = [...new Set(failures.flatMap(({ file }) => file ?? []))]
      const outcomes: Outcome[] = []
      while (outcomes.length < times) outcomes.push(await runOnce([...files, '--maxWorkers=1']))
      return outcomes
    },
  }
}

/**
 * Journeys in a browser: each on one screen, unless its subject is the layout or the direction.
 *
 * @param reports folder for reports
 * @param config folder of the configuration
 * @param findBrowsers gives the variables that name the browsers
 */
export function playwrightRunner(
  reports: string,
  config: string,
  findBrowsers: FindBrowsers,
  options: RunOptions = {},
): Runner {
  const start = async (args: string[]) => {
    const file = reportFile(reports)
    const env = { ...(await findBrowsers()), PLAYWRIGHT_JSON_OUTPUT_FILE: file }
    const error = await errorOf(run('playwright', ['test', `--config=${config}`, ...args], { ...options, env }))
    return { report: await readJson<PlaywrightReport>(file), error }
  }
  const runOnce = async (args: string[]) => {
    const { report, error } = await start(['--reporter=list,json', ...args])
    return judge(report && readPlaywrightReport(report), error)
  }
  return {
    name: 'browser journeys',
    async runAll() {
      const { report, error } = await start(['--list', '--reporter=json'])
      if (report === null || error !== null) return judge(report && readPlaywrightReport(report), error)
      const list = join(reports, 'journeys.txt')
      await writeFile(list, listOnce(report).join('\n'))
      return runOnce(['--test-list', list])
    },
    async repeat(failures, times) {
      const outcomes: Outcome[] = []
      for (const [project, ofProject] of Map.groupBy(failures, ({ locator }) => locator?.project)) {
        const tests = ofProject.map(({ file, locator }) => `${file}:${locator?.line}`)
        const alone = ['--workers=1', `--repeat-each=${times}`, '--trace=retain-on-failure']
        outcomes.push(await runOnce([...tests, `--project=${project}`, ...alone]))
      }
      return outcomes
    },
  }
}

const reportFile = (folder: string) => join(folder, `${crypto.randomUUID()}.json`)

export const isGreen = ({ failures, crashes }: Outcome) => failures.length + crashes.length === 0

/** A runner that ended badly without naming a failure, or without a report, failed itself. */
function judge(outcome: Outcome | null, error: Error | null): Outcome {
  if (error instanceof MachineError) throw error
  const { passed, failures, crashes } = outcome ?? { passed: [], failures: [], crashes: [] }
  const isSilent = failures.length + crashes.length === 0 && (error !== null || passed.length === 0)
  if (!isSilent) return { passed, failures, crashes }
  const own = { file: null, title: 'the run', error: error?.message ?? 'no test ran', durationMs: 0, locator: null }
  return { passed, failures: [own], crashes }
}

function errorOf(work: Promise<void>): Promise<Error | null> {
  return work.then(
    () => null,
    (error: Error) => error,
  )
}

async function readJson<Content>(path: string): Promise<Content | null> {
  const text = await readFile(path, 'utf8').catch(() => null)
  return text === null ? null : JSON.parse(text)
}
