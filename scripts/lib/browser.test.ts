import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { findBrowser } from './browser.ts'

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

it('says what to install where it may not install', async () => {
  await expect(findBrowser()).rejects.toThrow('apt-get install chromium')
})

it('installs the package as root, and says what to install as anybody else', async () => {
  await addProgram(
    'apt-get',
    `[ "$1" = update ] || { echo "#!/bin/sh" >${folder}/chromium; /bin/chmod +x ${folder}/chromium; }`,
  )
  const browser = findBrowser()
  if (process.getuid?.() === 0) expect(await browser).toBe(join(folder, 'chromium'))
  else await expect(browser).rejects.toThrow('apt-get install chromium')
})
