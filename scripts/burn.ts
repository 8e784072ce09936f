import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { findBrowsers } from './lib/browser.ts'
import { buildBundlesIfStale } from './lib/bundles.ts'
import { run } from './lib/run.ts'
import { installTool } from './lib/tool-packages.ts'

/** Runs test files twenty times beside a busy machine (`npm run burn -- FILE …`): a new test that fails once is not ready. */
const times = 20

const files = process.argv.slice(2)
if (files.length === 0) throw new Error('Which tests? npm run burn -- FILE …')
const journeys = files.filter((file) => file.endsWith('.spec.ts'))
const tests = files.filter((file) => !file.endsWith('.spec.ts'))

await installTool('tools/development')
if (journeys.length > 0) await buildBundlesIfStale()
const needsBrowser = files.some((file) => /\.(spec\.ts|browser\.test\.tsx)$/.test(file))
const env = needsBrowser ? await findBrowsers() : {}
const loads = Array.from({ length: availableParallelism() }, startLoad)
try {
  for (let turn = 1; turn <= times && tests.length > 0; turn += 1) await run('vitest', ['run', ...tests], { env })
  if (journeys.length > 0) {
    const words = ['test', '--config=e2e', ...journeys, `--repeat-each=${times}`, '--workers=3']
    await run('playwright', words, { env })
  }
} finally {
  for (const load of loads) load.kill()
}

/** Keeps a core busy until it is killed, or this process is gone. */
function startLoad() {
  const work = `
    const parent = process.ppid
    setInterval(() => {
      const end = Date.now() + 1000
      while (Date.now() < end);
      if (process.ppid !== parent) process.exit()
    })`
  return spawn('nice', [process.execPath, '--eval', work], { stdio: 'ignore' })
}
