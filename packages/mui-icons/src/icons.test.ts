import { globSync, readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const dashboard = join(here, '../../../apps/dashboard')
const fromDashboard = createRequire(join(dashboard, 'package.json'))
/** react-admin's components, found as react-admin finds them. */
const components = dirname(createRequire(fromDashboard.resolve('react-admin')).resolve('ra-ui-materialui'))

const drawn = readdirSync(join(here, '../icons')).map((file) => file.replace('.js', ''))
const imported = new Set([
  ...findImports(join(dashboard, 'src'), '**/*.{ts,tsx}'),
  ...findImports(components, '**/*.js'),
])

test('every icon that the dashboard and react-admin import is here', () => {
  expect([...imported].filter((name) => !drawn.includes(name))).toEqual([])
})

test('no icon is here that neither of them imports', () => {
  expect(drawn.filter((name) => !imported.has(name))).toEqual([])
})

function findImports(folder: string, pattern: string): string[] {
  return globSync(pattern, { cwd: folder }).flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/^import .* from ['"]@mui\/icons-material\/(\w+)['"]/gm)].map(
      ([, name = '']) => name,
    ),
  )
}
