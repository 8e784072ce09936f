import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { icons } from './icons.ts'

const library = new URL('../esm/', import.meta.resolve('lucide-react'))
const { transform } = icons()

/** The output of the plugin for a file of the library; null when it does not change it. */
async function build(name: string): Promise<string | null> {
  const file = fileURLToPath(new URL(name, library))
  if (typeof transform !== 'function') throw new Error('A plain transform was expected')
  const result: unknown = await Reflect.apply(transform, null, [await readFile(file, 'utf8'), file])
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : null
}

describe('the icons of the storefront', () => {
  it('are their paths, without keys', async () => {
    const code = await build('icons/tag.mjs')
    expect(code).toContain('"circle", { cx: "7.5", cy: "7.5", r: ".5", fill: "currentColor" }')
    expect(code).not.toContain('key:')
    expect(code).toContain('createLucideIcon(__iconData)')
  })

  it('are put together by an own factory, in the place of the library’s', async () => {
    expect(await build('createLucideIcon.mjs')).toContain('export default function createLucideIcon({ node })')
  })

  it('leave the rest of the library alone', async () => {
    expect(await build('Icon.mjs')).toBeNull()
  })
})
