import { existsSync } from 'node:fs'
import { glob, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { type Fingerprint, isUnchanged, takeFingerprint } from './fingerprint.ts'
import { withLock } from './lock.ts'
import { precompress } from './precompress.ts'
import { root, run, secondsSince } from './run.ts'

const storefront = join(root, 'apps/storefront')
const built = join(storefront, 'build')
const lock = join(root, 'node_modules/.cache/storefront-build.lock')
const sources = ['apps/storefront/**', 'packages/contract/**', 'packages/i18n/**', 'package-lock.json']

/** Builds the storefront where its build is missing, was interrupted, or was made from other sources. */
export async function buildStorefrontIfStale(): Promise<void> {
  if (await isFresh()) return
  await withLock(lock, async () => {
    if (!(await isFresh())) await build()
  })
}

/** Builds the storefront whatever is there. */
export function buildStorefront(): Promise<void> {
  return withLock(lock, build)
}

async function isFresh(): Promise<boolean> {
  return isUnchanged(await readStamp(), root, sources)
}

/**
 * Builds into a folder of this process and renames it when it is whole, with the fingerprint of what it was made from: nobody
 * sees half a build, not even where this process is killed and its builder goes on.
 */
async function build(): Promise<void> {
  const start = performance.now()
  console.log('Building the storefront …')
  await removeDrafts()
  const draft = `${built}.draft-${process.pid}`
  const fingerprint = await takeFingerprint(root, sources)
  await run('react-router', ['build'], {
    cwd: storefront,
    env: { NODE_ENV: 'production', STOREFRONT_BUILD: basename(draft) },
  })
  await precompress(join(draft, 'client'))
  await writeFile(join(draft, 'stamp.json'), JSON.stringify(fingerprint))
  await replaceFolder(built, draft)
  console.log(`Built the storefront in ${secondsSince(start)}.`)
}

async function replaceFolder(folder: string, replacement: string): Promise<void> {
  const old = `${replacement}-old`
  if (existsSync(folder)) await rename(folder, old)
  await rename(replacement, folder)
  await rm(old, { recursive: true, force: true })
}

async function removeDrafts(): Promise<void> {
  for await (const name of glob('build.draft-*', { cwd: storefront })) {
    await rm(join(storefront, name), { recursive: true, force: true })
  }
}

async function readStamp(): Promise<Fingerprint | null> {
  try {
    return JSON.parse(await readFile(join(built, 'stamp.json'), 'utf8'))
  } catch {
    return null
  }
}
