import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from './lib/run.ts'

/** What the router asks of each route. */
const ofRoutes = new Set(['ErrorBoundary', 'clientLoader', 'loader', 'shouldRevalidate'])

it.each(['apps/server/src', 'apps/storefront/app', 'apps/dashboard/src', 'packages/contract/src'])(
  'in %s no name stands for two things',
  (folder) => {
    const names = globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude: ['**/*.test.*'] }).flatMap((file) => {
      const code = readFileSync(join(root, folder, file), 'utf8')
      const exported = code.matchAll(/^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/gm)
      return [...exported].map(([, name = '']) => ({ name, file }))
    })
    expect(names.length).toBeGreaterThan(50)
    const twice = [...Map.groupBy(names, ({ name }) => name)].filter(
      ([name, found]) => found.length > 1 && !ofRoutes.has(name),
    )
    expect(twice.map(([name, found]) => `${name}: ${found.map(({ file }) => file).join(', ')}`)).toEqual([])
  },
)
