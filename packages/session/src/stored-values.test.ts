import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { storedValues } from './stored-values.ts'

it('is listed in docs/privacy.md: where, whose and until when', () => {
  const text = readFileSync(join(import.meta.dirname, '../../../docs/privacy.md'), 'utf8')
  const rows = [...text.matchAll(/^\| `(\w+)` \| ([^|]+) \| (\w+) \| ([^|]+) \|/gm)].map(
    ([, name, , whose, until]) => ({
      name,
      whose,
      where: until?.startsWith('the tab') ? 'tab' : /or the tab/.test(until ?? '') ? 'browser or tab' : 'browser',
    }),
  )
  const listed = Object.entries(storedValues).map(([name, { whose, where }]) => ({ name, whose, where }))
  expect(rows.sort(byName)).toEqual(listed.sort(byName))
})

function byName(one: { name?: string | undefined }, other: { name?: string | undefined }): number {
  return String(one.name).localeCompare(String(other.name))
}
