import { expect, it } from 'vitest'
import { reactNames } from './react-names.ts'

const { resolveId, load } = reactNames()

function resolve(id: string, importer: string, kind: string): unknown {
  if (typeof resolveId !== 'function') throw new Error('A plain resolver was expected')
  return Reflect.apply(resolveId, null, [id, importer, { kind }])
}

it('gives each export of React a name of its own', async () => {
  if (typeof load !== 'function') throw new Error('A plain loader was expected')
  const id = String(resolve('react/jsx-runtime', '/app/page.tsx', 'import-statement'))
  const code: unknown = await Reflect.apply(load, null, [id])
  expect(code).toContain("export const jsx = /* @__PURE__ */ read('jsx')")
  expect(resolve('react', id, 'import-statement')).toBeNull()
})

it('leaves packages alone that are in CommonJS themselves', () => {
  expect(resolve('react', '/react-dom.js', 'require-call')).toBeNull()
  expect(resolve('react-router', '/app/page.tsx', 'import-statement')).toBeNull()
})
