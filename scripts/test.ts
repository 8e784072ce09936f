import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowsers } from './lib/browser.ts'
import { buildBundlesIfStale } from './lib/bundles.ts'
import { checkFlakes, describeFlake, flakesDocument } from './lib/gate/flakes.ts'
import { describeFailure, type Failure, firstLine, type Outcome } from './lib/gate/outcome.ts'
import { playwrightRunner, type Runner, vitestRunner } from './lib/gate/runners.ts'
import { takeSecondLook, type Verdict } from './lib/gate/second-look.ts'
import { MachineError, NetworkError, root, run, secondsSince } from './lib/run.ts'
import { installTool, toolPackages } from './lib/tool-packages.ts'

/**
 * All checks. The static ones and the build come first, and the first fault among them ends the run. Then all tests run to their end, whatever
 * fails, and what failed runs again alone (`second-look.ts`). Ends with 0 when the shop is right, 1 when it is not, 69 when the
 * network is missing and 75 when the machine killed a program.
 */
const staticSteps: [name: string, work: () => Promise<void>][] = [
  ['tools', installTools],
  ['flaky tests', checkFlakes],
  ['format and lint', () => run('biome', ['check', '--error-on-warnings', '.'])],
  ['types', () => run('node', ['scripts/types.ts'])],
  ['dead code', () => run('knip', [])],
  ['messages', () => run('node', ['scripts/check-messages.ts'])],
  ['rules', () => run('node', ['scripts/check-rules.ts'])],
  ['studio', () => run('vitest', ['run'], { cwd: join(root, 'tools/studio') })],
  ['build', buildBundlesIfStale],
  ['old browsers', () => run('node', ['scripts/check-browsers.ts'])],
]

// The servers that tests start compile their code once.
process.env.NODE_COMPILE_CACHE ??= join(root, 'node_modules/.cache/node')

const reports = await mkdtemp(join(tmpdir(), 'nawwar-reports-'))
try {
  for (const [name, work] of staticSteps) await step(name, work)
  process.exitCode = report(await runTests())
} catch (error) {
  process.exitCode = error instanceof NetworkError ? 69 : error instanceof MachineError ? 75 : 1
  if (process.exitCode === 1) console.log('\n0 passed, 1 failed')
} finally {
  await rm(reports, { recursive: true })
}

async function step<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  console.log(`\n▶ ${name}`)
  try {
    const result = await work()
    console.log(`✔ ${name} (${secondsSince(start)})`)
    return result
  } catch (error) {
    console.error(`✘ ${name} failed after ${secondsSince(start)}: ${error instanceof Error ? error.message : error}`)
    throw error
  }
}

async function installTools(): Promise<void> {
  await Promise.all(toolPackages.map(installTool))
}

/** The tests of both runners to their end, then the second look at what failed in either. */
async function runTests(): Promise<Verdict> {
  const looks: { runner: Runner; first: Outcome }[] = []
  for (const runner of [vitestRunner(reports, findBrowsers), playwrightRunner(reports, 'e2e', findBrowsers)])
    looks.push({ runner, first: await runFirst(runner) })
  const suspects = looks.flatMap(({ first }) => [...first.failures, ...first.crashes])
  if (suspects.length > 0)
    console.log(`\nFailed at first:\n${suspects.map((failure) => describeFailure(failure)).join('\n')}`)
  const verdict = await step('second look', () => takeSecondLook(looks))
  return { ...verdict, failures: [...verdict.failures, ...(await findUnseenStatements(verdict))] }
}

async function runFirst(runner: Runner): Promise<Outcome> {
  return step(runner.name, async () => {
    const outcome = await runner.runAll()
    console.log(
      `${runner.name}: ${outcome.passed.length} passed, ${outcome.failures.length + outcome.crashes.length} not`,
    )
    return outcome
  })
}

/** Statements whose row types no test has compared. A test that failed may be the one that runs them. */
async function findUnseenStatements({ failures }: Verdict): Promise<Failure[]> {
  if (failures.length > 0) return []
  const places = await readFile(join(reports, 'unseen-statements'), 'utf8')
  return places
    .split('\n')
    .filter(Boolean)
    .map((file) => ({
      file,
      title: 'statement',
      error: 'No test runs it, so its row type is unchecked.',
      durationMs: 0,
      locator: null,
    }))
}

/** Prints every failure. @returns the exit code */
function report({ passed, failures, flaky, crashes }: Verdict): number {
  const today = new Date().toISOString().slice(0, 10)
  if (failures.length > 0) console.log(`\nFailed:\n${failures.map((failure) => describeFailure(failure)).join('\n')}`)
  for (const failure of flaky)
    console.log(`\nflaky: failed once, then passed three times alone\n${describeFailure(failure, failure.times)}`)
  if (flaky.length > 0)
    console.log(`\nAdd to ${flakesDocument}:\n${flaky.map((one) => describeFlake(one, today)).join('\n')}`)
  for (const { file, error } of crashes)
    console.log(`\nflaky: the worker of ${file} ${firstLine(error)}; the file then passed three times alone`)
  console.log(`\n${flaky.length} flaky, ${crashes.length} crashed`)
  console.log(`${passed} passed, ${failures.length} failed`)
  return failures.length === 0 ? 0 : 1
}
