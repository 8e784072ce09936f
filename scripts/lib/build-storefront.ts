import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Fingerprint, isUnchanged, takeFingerprint } from './fingerprint.ts'
import { withLock } from './lock.ts'
import { precompress } from './precompress.ts'
import { root, run, secondsSince } from './run.ts'

const storefront = join(root, 'apps/storefront')
const stamp = join(storefront, 'build/stamp.json')
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

/** The stamp goes first and comes last: a build without it is not whole. */
async function build(): Promise<void> {
  const start = performance.now()
  console.log('Building the storefront …')
  await rm(stamp, { force: true })
  const fingerprint = await takeFingerprint(root, sources)
  await run('react-router', ['build'], { cwd: storefront, env: { NODE_ENV: 'production' } })
  await precompress(join(storefront, 'build/client'))
  await writeFile(stamp, JSON.stringify(fingerprint))
  console.log(`Built the storefront in ${secondsSince(start)}.`)
}

async function readStamp(): Promise<Fingerprint | null> {
  try {
    return JSON.parse(await readFile(stamp, 'utf8'))
  } catch {
    return null
  }
}
