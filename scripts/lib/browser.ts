import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runWithDownloads } from './run.ts'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * Finds the Chromium for the browser journeys, and installs Debian's where there is none and we may.
 *
 * @returns path of the program
 * @throws Error that says what to install; the journeys are never skipped
 */
export async function findBrowser(): Promise<string> {
  const found = process.env.CHROMIUM ?? findOnPath(names)
  if (found !== undefined && isProgram(found)) return found
  if (found !== undefined) throw new Error(`CHROMIUM is set to ${found}, which is not a program.`)
  if (process.getuid?.() !== 0 || findOnPath(['apt-get']) === undefined) {
    throw new Error(
      'The browser journeys need Chromium or Chrome. Install it (on Debian: sudo apt-get install chromium), ' +
        'or set CHROMIUM to the path of the program.',
    )
  }
  console.log('Installing Chromium for the browser journeys …')
  await runWithDownloads('apt-get', ['update', '--error-on=any'])
  await install('chromium')
  // Where this one is not to be had, apt-get says so, and the whole one takes its place.
  await install(headlessShell).catch(() => undefined)
  return findOnPath(names) ?? Promise.reject(new Error('apt-get installed chromium, but there is no such program now.'))
}

/** The variables that name both browsers to the journeys. */
export async function findBrowsers(): Promise<NodeJS.ProcessEnv> {
  const browser = await findBrowser()
  return { CHROMIUM: browser, HEADLESS_SHELL: findHeadlessShell(browser) }
}

const headlessShell = 'chromium-headless-shell'

/**
 * The headless Chromium: pages behave the same in it, and it takes three quarters of the time.
 *
 * @param browser the whole one, which takes its place where it is missing or was chosen by `CHROMIUM`
 * @returns path of the program
 */
export function findHeadlessShell(browser: string): string {
  return (process.env.CHROMIUM === undefined && findOnPath([headlessShell])) || browser
}

async function install(name: string): Promise<void> {
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runWithDownloads('apt-get', ['install', '--yes', '--no-install-recommends', name], { env })
}

function findOnPath(programs: string[]): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter)
  return programs.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return existsSync(path)
  } catch {
    return false
  }
}
