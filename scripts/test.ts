import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser, findHeadlessShell } from './lib/browser.ts'
import { buildBundlesIfStale } from './lib/bundles.ts'
import { root, run, secondsSince } from './lib/run.ts'
import { installTool, toolPackages } from './lib/tool-packages.ts'

/** The whole proof, cheapest step first; it stops at the first step that fails. */
const reports = await mkdtemp(join(tmpdir(), 'nawwar-reports-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')

const steps: [name: string, work: () => Promise<void>][] = [
  ['tools', installTools],
  ['format and lint', () => run('biome', ['check', '--error-on-warnings', '.'])],
  ['types', () => run('node', ['scripts/types.ts'])],
  ['dead code', () => run('knip', [])],
  ['messages', () => run('node', ['scripts/check-messages.ts'])],
  ['rules', () => run('node', ['scripts/check-rules.ts'])],
  ['studio', () => run('vitest', ['run'], { cwd: join(root, 'tools/studio') })],
  ['unit and API tests', runVitest],
  ['build', buildBundlesIfStale],
  ['browser journeys', runJourneys],
]

const failure = await runSteps()
const { passed, failed } = await countTests()
await rm(reports, { recursive: true })
if (failure !== null) process.exitCode = 1
console.log(`\n${passed} passed, ${failure === null ? failed : Math.max(failed, 1)} failed`)

/** Runs the steps; gives the name of the one that failed, or null. */
async function runSteps(): Promise<string | null> {
  for (const [name, work] of steps) {
    const start = performance.now()
    console.log(`\n▶ ${name}`)
    try {
      await work()
      console.log(`✔ ${name} (${secondsSince(start)})`)
    } catch (error) {
      console.error(`✘ ${name} failed after ${secondsSince(start)}: ${error instanceof Error ? error.message : error}`)
      return name
    }
  }
  return null
}

async function installTools(): Promise<void> {
  for (const folder of toolPackages) await installTool(folder)
}

function runVitest(): Promise<void> {
  const args = ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`]
  return run('vitest', args, { env: { EVERY_STATEMENT: 'yes' } })
}

async function runJourneys(): Promise<void> {
  const browser = await findBrowser()
  const env = {
    CHROMIUM: browser,
    HEADLESS_SHELL: findHeadlessShell(browser),
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  }
  await run('playwright', ['test', '--config=e2e', '--reporter=list,json'], { env })
}

/** Counts over both reports; a test that was skipped or passed only when tried again has not passed. */
async function countTests(): Promise<{ passed: number; failed: number }> {
  const vitest = await readReport(vitestReport)
  const { stats = {} } = await readReport(playwrightReport)
  const sum = (...counts: (number | undefined)[]) => counts.reduce<number>((total, count) => total + (count ?? 0), 0)
  return {
    passed: sum(vitest.numPassedTests, stats.expected),
    failed: sum(
      ...[vitest.numFailedTests, vitest.numPendingTests, vitest.numTodoTests],
      ...[stats.unexpected, stats.flaky, stats.skipped],
    ),
  }
}

type Report = {
  numPassedTests?: number
  numFailedTests?: number
  numPendingTests?: number
  numTodoTests?: number
  stats?: { expected?: number; unexpected?: number; flaky?: number; skipped?: number }
}

async function readReport(path: string): Promise<Report> {
  try {
    return JSON.parse(await readFile(path, 'utf8'))
  } catch {
    return {}
  }
}
