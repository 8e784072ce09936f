import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBrowser, findHeadlessShell } from './browser.ts'

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'nawwar-browser-'))
  vi.stubEnv('PATH', folder)
  vi.stubEnv('CHROMIUM', undefined)
})

afterEach(async () => {
  vi.unstubAllEnvs()
  await rm(folder, { recursive: true, force: true })
})

const addProgram = (name: string, script = '') => writeFile(join(folder, name), `#!/bin/sh\n${script}`, { mode: 0o755 })

it('takes the browser that CHROMIUM names', async () => {
  await addProgram('my-browser')
  vi.stubEnv('CHROMIUM', join(folder, 'my-browser'))
  expect(await findBrowser()).toBe(join(folder, 'my-browser'))
})

it('refuses a CHROMIUM that is no program', async () => {
  vi.stubEnv('CHROMIUM', join(folder, 'nothing'))
  await expect(findBrowser()).rejects.toThrow('which is not a program')
})

it('finds chromium before chrome on PATH', async () => {
  await addProgram('google-chrome')
  await addProgram('chromium')
  expect(await findBrowser()).toBe(join(folder, 'chromium'))
})

it('takes the headless shell where there is one and no browser is configured', async () => {
  const browser = join(folder, 'chromium')
  expect(findHeadlessShell(browser)).toBe(browser)
  await addProgram('chromium-headless-shell')
  expect(findHeadlessShell(browser)).toBe(join(folder, 'chromium-headless-shell'))
  vi.stubEnv('CHROMIUM', browser)
  expect(findHeadlessShell(browser)).toBe(browser)
})

it('says what to install where it may not install', async () => {
  await expect(findBrowser()).rejects.toThrow('apt-get install chromium')
})

/** An apt-get that has these packages. */
const addPackages = (packages: string) =>
  addProgram(
    'apt-get',
    `[ "$1" = update ] && exit 0
for name do :; done
case "$name" in ${packages}) echo "#!/bin/sh" >"${folder}/$name"; /bin/chmod +x "${folder}/$name";; *) exit 100;; esac`,
  )

it.each([
  ['chromium | chromium-headless-shell', 'chromium-headless-shell'],
  ['chromium', 'chromium'],
])(
  'as root installs what there is of both browsers (%s); for other users it says what to install',
  async (packages, shell) => {
    await addPackages(packages)
    const browser = findBrowser()
    if (process.getuid?.() !== 0) return await expect(browser).rejects.toThrow('apt-get install chromium')
    expect(await browser).toBe(join(folder, 'chromium'))
    expect(findHeadlessShell(await browser)).toBe(join(folder, shell))
  },
)
