import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findCycles } from './lib/survey/import-cycles.ts'
import { readSourceFiles } from './lib/survey/source-files.ts'

const files = readSourceFiles(join(import.meta.dirname, '..')).filter(({ isTest }) => !isTest)

/** Type imports count: to change one file of a cycle, an engineer must know all of them. `findCycles` has its own tests. */
it.each(['apps/server/', 'apps/storefront/', 'apps/dashboard/', 'packages/', 'bench/', 'scripts/'])(
  'no files of %s import each other in a cycle',
  (folder) => {
    const inside = files.filter(({ path }) => path.startsWith(folder))
    expect(inside.length).toBeGreaterThan(0)
    expect(findCycles(new Map(inside.map(({ path, imports }) => [path, imports])))).toEqual([])
  },
)
