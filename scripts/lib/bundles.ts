import { type Bundle, build, buildIfStale } from './bundle.ts'
import { run } from './run.ts'

/** What both kinds of screens are made from, besides their own sources. */
const sharedSources = [
  'packages/contract/**',
  'packages/i18n/**',
  'packages/session/**',
  'browsers.json',
  'package-lock.json',
]

const storefront: Bundle = {
  name: 'storefront',
  folder: 'apps/storefront',
  sources: ['apps/storefront/**', ...sharedSources],
  browserFiles: 'client',
  make: (draft, cwd) =>
    run('react-router', ['build', '--logLevel', 'warn'], {
      cwd,
      env: { NODE_ENV: 'production', STOREFRONT_BUILD: draft },
    }),
}

const dashboard: Bundle = {
  name: 'dashboard',
  folder: 'apps/dashboard',
  sources: ['apps/dashboard/**', ...sharedSources],
  browserFiles: '.',
  make: (draft, cwd) =>
    run('vite', ['build', '--outDir', draft, '--logLevel', 'warn'], { cwd, env: { NODE_ENV: 'production' } }),
}

/** Builds what is missing, was interrupted, or was made from other sources; one after the other, for small machines. */
export async function buildBundlesIfStale(): Promise<void> {
  await buildIfStale(storefront)
  await buildIfStale(dashboard)
}

/** Builds everything for browsers, whatever is there. */
export async function buildBundles(): Promise<void> {
  await build(storefront)
  await build(dashboard)
}
