import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { trimRouter } from './trim-router.ts'

const library = new URL('../production/lib/', import.meta.resolve('react-router'))
const { transform } = trimRouter()

/** The output of the plugin for a module; null when it does not change it. */
function build(code: string, file: string): string | null {
  if (typeof transform !== 'function') throw new Error('A plain transform was expected')
  const context = {
    error(message: string) {
      throw new Error(message)
    },
  }
  const result: unknown = Reflect.apply(transform, context, [code, file])
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : null
}

/** The same for a file of the library. */
async function buildFile(name: string): Promise<string | null> {
  const file = fileURLToPath(new URL(name, library))
  return build(await readFile(file, 'utf8'), file)
}

describe('React Router in the storefront', () => {
  it.each([
    ['router/router.js', 'if (init.instrumentations)'],
    ['router/router.js', '\t\tfetch,\n'],
    ['dom/lib.js', ' = usePrefetchBehavior('],
    ['dom/ssr/fog-of-war.js', 'routeDiscovery.mode'],
  ])('is without what the shop does not use: %s, %j', async (file, part) => {
    const code = await readFile(new URL(file, library), 'utf8')
    expect(code).toContain(part)
    expect(await buildFile(file)).not.toContain(part)
  })

  it('is otherwise as it came', async () => {
    expect(await buildFile('router/history.js')).toBeNull()
  })

  it.each(['const { load } = useFetcher()', '<Link prefetch="intent" to="/" />'])('is not asked for it: %s', (code) => {
    expect(() => build(code, '/storefront/app/page.tsx')).toThrow('leaves out')
    expect(build('<Link to="/" />', '/storefront/app/page.tsx')).toBeNull()
  })
})
