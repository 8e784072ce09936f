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

const vitestConfig = `export default { test: { root: import.meta.dirname, include: ['*.planted.js'], isolate: false } }`

const browserConfig = `
  import { playwright } from '@vitest/browser-playwright'
  import { leanBrowser } from '${join(root, 'e2e/browsers.ts')}'
  const provider = playwright({ launchOptions: leanBrowser })
  const browser = { enabled: true, headless: true, screenshotFailures: false, provider, instances: [{ browser: 'chromium' }] }
  export default { test: { root: import.meta.dirname, include: ['*.planted.js'], fileParallelism: false, browser } }`

function plantVitest(files: Record<string, string>, config = vitestConfig): Runner {
  const imports = `import { it, beforeAll, describe, expect } from 'vitest'\n`
  const planted = Object.entries(files).map(([name, text]) => [`${name}.planted.js`, imports + text])
  const place = plant({ 'vitest.config.js': config, ...Object.fromEntries(planted) })
  return vitestRunner(place, async () => ({}), { cwd: place, output: 'ignore' })
}

function plantPlaywright(text: string, screens = ['English']): Runner {
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
  it('are all listed that failed, with file, title and first error; those that then pass alone are flaky, and not passed', async () => {
    const seeded = `new Error('Property failed after 3 tests\\n{ seed: 7 }\\nCounterexample', { cause: new Error('no light') })`
    const outcome = await judge(
      plantVitest({
        lamp: `
          ${failsOnce(join(folder, 'vitest-lamp'))}
          describe('a lamp', () => { it('is lit', () => expect(1).toBe(2)); it('is warm', () => {}); it('blinks', work) })`,
        light: `it('is seen', () => { throw ${seeded} })`,
        shelf: `beforeAll(() => { throw new Error('no shelf') }); it('holds', () => {})`,
        late: `it.skip('is not written yet', () => {})`,
      }),
    )
    expect(outcome).toMatchObject({
      passed: 1,
      failures: [
        { file: 'lamp.planted.js', title: 'a lamp > is lit', error: expect.stringContaining('expected 1 to be 2') },
        { file: 'late.planted.js', title: 'is not written yet', error: 'The test did not run.' },
        { file: 'light.planted.js', title: 'is seen' },
        { file: 'shelf.planted.js', error: expect.stringContaining('no shelf') },
      ],
      flaky: [
        {
          file: 'lamp.planted.js',
          title: 'a lamp > blinks',
          error: 'Error: the lamp was not lit yet',
          times: threeTimes,
        },
      ],
      crashes: [],
    })
    const [, , property] = outcome.failures
    expect(firstLine(property?.error ?? '')).toBe('Error: Property failed after 3 tests { seed: 7 }; cause: no light')
  })

  it('whose file cannot be read are red', async () => {
    expect((await judge(plantVitest({ torn: `import './missing.js'` }))).failures).toMatchObject([
      { file: 'torn.planted.js', error: expect.stringContaining('missing.js') },
    ])
  })

  it('whose worker dies once are named with the signal', async () => {
    const mark = join(folder, 'vitest-crash')
    const dies = `${failsOnce(mark)}; it('is lit', () => { if (isFirst()) process.kill(process.pid, 'SIGSEGV') })`
    expect(await judge(plantVitest({ lamp: dies }))).toMatchObject({
      failures: [],
      flaky: [],
      crashes: [{ file: 'lamp.planted.js', error: 'died of SIGSEGV' }],
    })
  })

  it('whose worker dies again are red', async () => {
    const { failures } = await judge(plantVitest({ lamp: `it('is lit', () => process.kill(process.pid, 'SIGSEGV'))` }))
    expect(failures).toMatchObject([{ file: 'lamp.planted.js' }])
  })

  it('that are more than five failures are not tried again', async () => {
    const many = `it.each([1, 2, 3, 4, 5, 6])('lamp %i is lit', () => { throw new Error('dark') })`
    expect((await judge(plantVitest({ lamp: many }))).failures).toHaveLength(6)
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

  it('are all listed that failed; those that then pass alone are flaky, and not passed', async () => {
    const lamp = `${isFirst('lamp.mark')}
      it('is lit', () => expect(document.title).toBe('lamp'))
      it('is warm', () => {})
      it('blinks', async () => expect(await isFirst()).toBe(false))`
    expect(await judge(plantVitest({ lamp }, browserConfig))).toMatchObject({
      passed: 1,
      failures: [{ file: 'lamp.planted.js', title: 'is lit', error: expect.stringContaining(`to be 'lamp'`) }],
      flaky: [{ file: 'lamp.planted.js', title: 'blinks', times: threeTimes }],
    })
  })

  it('whose page crashes once are named, and the files that then did not run fail', async () => {
    const crashes = `it('is lit', async () => { if (await isFirst()) await cdp().send('Page.crash') })`
    const lamp = `${isFirst('lamp.mark')}; ${crashes}`
    const runner = plantVitest({ lamp, shelf: `it('holds', () => {})` }, browserConfig)
    const first = await runner.runAll()
    const crash = { file: 'lamp.planted.js', error: 'lost its page in the browser' }
    expect(first, JSON.stringify(first.failures)).toMatchObject({ crashes: [crash] })
    expect([...first.passed, ...first.failures]).toMatchObject([{ file: 'shelf.planted.js' }])
    expect(await takeSecondLook([{ runner, first }])).toMatchObject({
      failures: [],
      crashes: [{ file: 'lamp.planted.js' }],
    })
  })
})

describe('journeys', () => {
  it('are all listed that failed or were skipped; those that then pass alone are flaky, and not passed', async () => {
    const { passed, failures, flaky } = await judge(
      plantPlaywright(`
        ${failsOnce(join(folder, 'playwright-lamp'))}
        test('is warm', () => {})
        test('is lit', () => { throw new Error('dark') })
        test('blinks', work)
        test.skip('is not written yet', () => {})`),
    )
    expect(passed).toBe(1)
    expect(failures).toMatchObject([
      { title: 'is lit [English]', error: expect.stringContaining('dark') },
      { title: 'is not written yet [English]' },
    ])
    expect(flaky).toMatchObject([{ title: 'blinks [English]', times: threeTimes }])
  })

  it('run on one of the screens, always the same, and on all with the tag @both', async () => {
    const titles = Array.from({ length: 20 }, (_, index) => `lamp ${index}`)
    const runner = plantPlaywright(
      `for (const title of ${JSON.stringify(titles)}) test(title, () => {})
       test('is mirrored', { tag: '@both' }, () => {})`,
      ['English', 'Arabic'],
    )
    const ran = (await runner.runAll()).passed.map(({ title }) => title)
    const on = (screen: string) => titles.filter((title) => ran.includes(`${title} [${screen}]`))
    expect(on('English').length).toBeGreaterThan(3)
    expect(on('Arabic')).toEqual(titles.filter((title) => !on('English').includes(title)))
    expect(ran.filter((title) => title.startsWith('is mirrored'))).toHaveLength(2)
    expect((await runner.runAll()).passed.map(({ title }) => title).toSorted()).toEqual(ran.toSorted())
  })
})
