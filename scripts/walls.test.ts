import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { readSourceFiles } from './lib/survey/source-files.ts'
import { dashboardDirections, dashboardFloorOf, dashboardWalls } from './lib/walls/dashboard-walls.ts'
import { allowedImports, refusedImports } from './lib/walls/import-cases.fixture.ts'
import { moduleDirections, moduleOf, saysItsRole, serverWalls } from './lib/walls/server-walls.ts'
import { floorOf, storefrontDirections, storefrontWalls } from './lib/walls/storefront-walls.ts'
import { findBreaches, findUnusedDirections } from './lib/walls/walls.ts'

/** Who may import whom inside the server, the storefront and the dashboard, by value and by type. Between workspaces: lint/workspaces.grit. */
const walls = [...serverWalls, ...storefrontWalls, ...dashboardWalls]
const files = readSourceFiles(join(import.meta.dirname, '..')).filter(({ isTest }) => !isTest)
const imports = files.flatMap(({ path, imports }) => imports.map((to) => ({ from: path, to })))

describe('the imports of the product', () => {
  it('break no wall', () => {
    const broken = imports.flatMap((found) => findBreaches(found, walls).map((why) => ({ ...found, why })))
    expect(broken).toEqual([])
  })

  it.each([
    ['modules', moduleDirections, moduleOf],
    ['floors of the storefront', storefrontDirections, floorOf],
    ['floors of the dashboard', dashboardDirections, dashboardFloorOf],
  ] as const)('take every direction that is allowed between the %s', (_rooms, directions, roomOf) => {
    expect(findUnusedDirections(imports, directions, roomOf)).toEqual([])
  })
})

describe('the walls', () => {
  it.each(refusedImports)('refuse in %s: %s', (from, to) => {
    expect(findBreaches({ from, to }, walls)).not.toEqual([])
  })

  it.each(allowedImports)('allow in %s: %s', (from, to) => {
    expect(findBreaches({ from, to }, walls)).toEqual([])
  })
})

describe('a file of a module', () => {
  it('says its role by its name', () => {
    expect(files.map(({ path }) => path).filter((path) => !saysItsRole(path))).toEqual([])
  })

  it.each(['cart/cart.ts', 'cart/lines/total.ts', 'cart/cart.helper.ts'])('is refused as %s', (path) => {
    expect(saysItsRole(`apps/server/src/modules/${path}`)).toBe(false)
  })
})
