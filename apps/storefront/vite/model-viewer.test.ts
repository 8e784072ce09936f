import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { modelViewer } from './model-viewer.ts'

const library = new URL('../lib/', import.meta.resolve('@google/model-viewer'))
const { resolveId, transform } = modelViewer()

/** The output of the plugin for a file of the library. */
async function build(name: string): Promise<string> {
  const file = fileURLToPath(new URL(name, library))
  if (typeof transform !== 'function') throw new Error('A plain transform was expected')
  const result: unknown = await Reflect.apply(transform, null, [await readFile(file, 'utf8'), file])
  return typeof result === 'object' && result !== null && 'code' in result ? String(result.code) : ''
}

describe('the 3D viewer under our content security policy', () => {
  it('has its styles as a constructed sheet, not as an element', async () => {
    const code = await build('template.js')
    expect(code).not.toContain('<style')
    expect(code).toMatch(/styles\.replaceSync\(".*:host/s)
    expect(await build('model-viewer-base.js')).toMatch(/makeTemplate, styles.*static styles = styles/s)
  })

  it('leaves the tab order as it is in the page', async () => {
    expect(await build('template.js')).not.toMatch(/tabindex="[1-9]"/)
  })

  it('unpacks models from the start, without WebAssembly', async () => {
    expect(await build('three-components/CachingGLTFLoader.js')).toContain('Promise.resolve(MeshoptDecoder)')
    if (typeof resolveId !== 'function') throw new Error('A plain resolver was expected')
    const decoder: unknown = Reflect.apply(resolveId, null, ['three/examples/jsm/libs/meshopt_decoder.module.js'])
    expect(await readFile(String(decoder), 'utf8')).not.toContain('WebAssembly')
  })
})
