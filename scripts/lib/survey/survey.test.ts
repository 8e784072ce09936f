import { describe, expect, it } from 'vitest'
import { measureAreas, measureTree } from './figures.ts'
import type { SourceFile } from './source-files.ts'

function file(path: string, lines = 50, imports: string[] = []): SourceFile {
  return { path, lines, isTest: path.includes('.test.'), imports }
}

describe('measureTree', () => {
  const cart = 'apps/server/src/modules/cart'

  it('counts a file that one sibling imports, and lists it when it is small', () => {
    const files = [file(`${cart}/cart.service.ts`, 80, [`${cart}/lines.ts`]), file(`${cart}/lines.ts`, 12)]
    expect(measureTree(files)).toMatchObject({ oneImporter: 1, smallSiblings: [`${cart}/lines.ts`] })
  })

  it('does not count what tests import', () => {
    const files = [file(`${cart}/cart.test.ts`, 80, [`${cart}/lines.ts`]), file(`${cart}/lines.ts`, 12)]
    expect(measureTree(files).oneImporter).toBe(0)
  })

  it('lists module files that name no role', () => {
    const files = [
      `${cart}/cart.ts`,
      `${cart}/cart.service.ts`,
      `${cart}/index.ts`,
      'apps/server/src/http/answers/page.ts',
    ]
    expect(measureTree(files.map((path) => file(path))).unsuffixed).toEqual([`${cart}/cart.ts`])
  })

  it('lists folders above 20 files and files above 250 lines', () => {
    const files = Array.from({ length: 21 }, (_, place) =>
      file(`apps/storefront/app/ui/part-${place}.tsx`, 230 + place),
    )
    const { largeFolders, longFiles } = measureTree(files)
    expect(largeFolders).toEqual([{ folder: 'apps/storefront/app/ui', files: 21 }])
    expect(longFiles).toEqual([])
    expect(measureTree([file('a.ts', 251)]).longFiles).toEqual([{ path: 'a.ts', lines: 251 }])
  })
})

describe('measureAreas', () => {
  it('gives the median and the 90th percentile of product files, tests apart', () => {
    const files = [10, 20, 30, 40].map((lines) => file(`apps/dashboard/src/part-${lines}.tsx`, lines))
    const dashboard = measureAreas([...files, file('apps/dashboard/src/a.test.ts', 7)]).find(
      ({ name }) => name === 'dashboard',
    )
    expect(dashboard).toEqual({
      name: 'dashboard',
      files: 4,
      lines: 100,
      median: 30,
      p90: 40,
      max: 40,
      testFiles: 1,
      testLines: 7,
    })
  })
})
