import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../run.ts'
import { firstLine } from './outcome.ts'
import { playwrightRunner, type Runner, vitestRunner } from './runners.ts'
import { takeSecondLook } from './second-look.ts'

/** Real runs of both runners over planted tests. The folder is below `node_modules` of the repository, so that imports are found. */
let folder: string
beforeAll(() => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true })
  folder = mkdtempSync(join(root, 'node_modules/.cache/planted-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

/** How long each of three repetitions took. */
const threeTimes = [expect.any(Number), expect.any(Number), expect.any(Number)]

let count = 0
function plant(files: Record<string, string>): string {
  count += 1
  const place = join(folder, `case-${count}`)
  mkdirSync(place)
  for (const [name, text] of Object.entries(files)) writeFileSync(join(place, name), text)
  return place
}

/** Fails in its first run and passes in all others. */
const failsOnce = (place: string) => `
  import { existsSync, writeFileSync } from 'node:fs'
  const isFirst = () => !existsSync('${place}') && (writeFileSync('${place}', ''), true)
  const work = () => { if (isFirst()) throw new Error('the lamp was not lit yet') }`

const vitestConfig = `export default { test: { root: import.meta.dirname, include: ['*.planted.js'] } }`

/** Files run by name: behind a page that crashes no more files run. */
const browserConfig = `
  import { playwright } from '@vitest/browser-playwright'
  import { leanBrowser } from '${join(root, 'e2e/browsers.ts')}'
  const provider = playwright({ launchOptions: leanBrowser })
  const browser = { enabled: true, headless: true, screenshotFailures: false, provider, instances: [{ browser: 'chromium' }] }
  class ByName {
    shard = (files) => files
    sort = (files) => files.toSorted((one, other) => one.moduleId.localeCompare(other.moduleId))
  }
  const sequence = { sequencer: ByName }
  export default { test: { root: import.meta.dirname, include: ['*.planted.js'], fileParallelism: false, sequence, browser } }`

function plantVitest(files: Record<string, string>, config = vitestConfig): Runner {
  const imports = `import { it, beforeAll, describe, expect } from 'vitest'\n`
  const planted = Object.entries(files).map(([name, text]) => [`${name}.planted.js`, imports + text])
  const place = plant({ 'vitest.config.js': config, ...Object.fromEntries(planted) })
  return vitestRunner(place, async () => ({}), { cwd: place, output: 'ignore' })
}

function plantPlaywright(text: string, screens: string[]): Runner {
  const projects = JSON.stringify(screens.map((name) => ({ name })))
  const config = `export default { testMatch: '*.planted.js', workers: 2, projects: ${projects} }`
  const imports = `import { test } from '@playwright/test'\n`
  const place = plant({
    'playwright.config.js': config,
    'package.json': '{"type":"module"}',
    'lamp.planted.js': imports + text,
  })
  return playwrightRunner(place, place, async () => ({}), { output: 'ignore' })
}

async function judge(runner: Runner) {
  return await takeSecondLook([{ runner, first: await runner.runAll() }])
}

describe('unit tests', () => {
  it('are all listed that failed, with file, title and first error; more than five are not tried again', async () => {
    const seeded = `new Error('Property failed after 3 tests\\n{ seed: 7 }\\nCounterexample', { cause: new Error('no light') })`
    const outcome = await judge(
      plantVitest({
        lamp: `
          ${failsOnce(join(folder, 'vitest-many'))}
          describe('a lamp', () => { it('is lit', () => expect(1).toBe(2)); it('is warm', () => {}); it('blinks', work) })`,
        light: `it('is seen', () => { throw ${seeded} })`,
        shelf: `describe('a shelf', () => { beforeAll(() => { throw new Error('no shelf') }); it('holds', () => {}) })`,
        late: `it.skip('is not written yet', () => {})`,
        torn: `import './missing.js'`,
      }),
    )
    expect(outcome).toMatchObject({
      passed: 1,
      failures: [
        { file: 'lamp.planted.js', title: 'a lamp > is lit', error: expect.stringContaining('expected 1 to be 2') },
        { file: 'lamp.planted.js', title: 'a lamp > blinks' },
        { file: 'late.planted.js', title: 'is not written yet', error: 'The test did not run.' },
        { file: 'light.planted.js', title: 'is seen' },
        { file: 'shelf.planted.js', title: 'a shelf', error: expect.stringContaining('no shelf') },
        { file: 'torn.planted.js', error: expect.stringContaining('missing.js') },
      ],
      flaky: [],
      crashes: [],
    })
    const property = outcome.failures.find(({ title }) => title === 'is seen')
    expect(firstLine(property?.error ?? '')).toBe('Error: Property failed after 3 tests { seed: 7 }; cause: no light')
  })

  it('that then pass alone are flaky, and not passed; a worker that dies once is named with the signal', async () => {
    const dies = `${failsOnce(join(folder, 'vitest-crash'))}; it('holds', () => { if (isFirst()) process.kill(process.pid, 'SIGSEGV') })`
    const blinks = `${failsOnce(join(folder, 'vitest-lamp'))}; it('is lit', () => expect(1).toBe(2)); it('is warm', () => {}); it('blinks', work)`
    expect(await judge(plantVitest({ lamp: blinks, shelf: dies }))).toMatchObject({
      passed: 1,
      failures: [{ file: 'lamp.planted.js', title: 'is lit' }],
      flaky: [
        { file: 'lamp.planted.js', title: 'blinks', error: 'Error: the lamp was not lit yet', times: threeTimes },
      ],
      crashes: [{ file: 'shelf.planted.js', error: 'died of SIGSEGV' }],
    })
  })

  it('that are missing are red', async () => {
    expect((await judge(plantVitest({}))).failures).toMatchObject([{ file: null, title: 'the run' }])
  })
})

describe('tests of components', () => {
  /** True in the first run only. The page asks the runner, because a new run has a new browser. */
  const isFirst = (mark: string) => `
    import { cdp, commands } from 'vitest/browser'
    const isFirst = async () => {
      const found = await commands.readFile('${mark}').catch(() => null)
      if (found === null) await commands.writeFile('${mark}', 'seen')
      return found === null
    }`

  it('that then pass alone are flaky, and not passed; a page that crashes again is red; files that then did not run are run', async () => {
    const lamp = `${isFirst('lamp.mark')}
      it('is lit', () => expect(document.title).toBe('lamp'))
      it('is warm', () => {})
      it('blinks', async () => expect(await isFirst()).toBe(false))`
    const plug = `import { cdp } from 'vitest/browser'; it('fits', async () => { await cdp().send('Page.crash') })`
    const runner = plantVitest({ lamp, plug, shelf: `it('holds', () => {})` }, browserConfig)
    const first = await runner.runAll()
    const isDark = { file: 'lamp.planted.js', title: 'is lit', error: expect.stringContaining(`to be 'lamp'`) }
    const crash = { file: 'plug.planted.js', error: 'lost its page in the browser' }
    expect(first, JSON.stringify(first)).toMatchObject({
      passed: [{ title: 'is warm' }, { file: 'shelf.planted.js', title: 'holds' }],
      failures: [isDark, { title: 'blinks' }],
      crashes: [crash],
    })
    expect(await takeSecondLook([{ runner, first }])).toMatchObject({
      passed: 2,
      failures: [isDark, crash],
      flaky: [{ file: 'lamp.planted.js', title: 'blinks', times: threeTimes }],
      crashes: [],
    })
  })
})

describe('journeys', () => {
  it('run on one of the screens, always the same, and on all with the tag @both; those that then pass alone are flaky, and not passed', async () => {
    const titles = Array.from({ length: 10 }, (_, index) => `lamp ${index}`)
    const runner = plantPlaywright(
      `${failsOnce(join(folder, 'playwright-lamp'))}
       for (const title of ${JSON.stringify(titles)}) test(title, () => {})
       test('is mirrored', { tag: '@both' }, () => {})
       test('is lit', () => { throw new Error('dark') })
       test('blinks', work)
       test.skip('is not written yet', () => {})`,
      ['English', 'Arabic'],
    )
    const first = await runner.runAll()
    expect(first.passed.map(({ title }) => title).toSorted()).toEqual([
      ...['is mirrored [Arabic]', 'is mirrored [English]'],
      ...['lamp 0 [English]', 'lamp 1 [English]', 'lamp 2 [English]', 'lamp 3 [Arabic]', 'lamp 4 [Arabic]'],
      ...['lamp 5 [English]', 'lamp 6 [English]', 'lamp 7 [English]', 'lamp 8 [Arabic]', 'lamp 9 [English]'],
    ])
    const { passed, failures, flaky } = await takeSecondLook([{ runner, first }])
    expect(passed).toBe(12)
    expect(failures).toMatchObject([
      { title: 'is not written yet [English]' },
      { title: 'is lit [Arabic]', error: expect.stringContaining('dark') },
    ])
    expect(flaky).toMatchObject([{ title: 'blinks [Arabic]', times: threeTimes }])
  })
})
