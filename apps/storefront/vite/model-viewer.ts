import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'
import { replaceOnce } from './replace-once.ts'

const decoder = 'three/examples/jsm/libs/meshopt_decoder.module.js'

/**
 * Fits `@google/model-viewer` to our content security policy, which allows neither `<style>` elements nor WebAssembly:
 *
 * - the styles of its template become a constructed stylesheet, and its buttons keep their natural place in the tab order;
 * - meshoptimizer's decoder unpacks models in JavaScript, which is fast enough below 300 kB. It is part of the bundle, so no
 *   script is fetched to turn it on.
 */
export function modelViewer(): Plugin {
  return {
    name: 'model-viewer',
    enforce: 'pre',
    resolveId: (id) => (id === decoder ? findReferenceDecoder() : null),
    transform(code, id) {
      if (!id.includes('/model-viewer/lib/')) return null
      if (id.endsWith('/template.js')) return { code: exportStyles(code), map: null }
      if (id.endsWith('/model-viewer-base.js')) return { code: adoptStyles(code), map: null }
      if (id.endsWith('/CachingGLTFLoader.js')) return { code: replaceOnce(code, ...knownDecoder), map: null }
      return null
    },
  }
}

const knownDecoder = ['let meshoptDecoder;', 'let meshoptDecoder = Promise.resolve(MeshoptDecoder);'] as const

function findReferenceDecoder(): string {
  return fileURLToPath(new URL('meshopt_decoder_reference.js', import.meta.resolve('meshoptimizer')))
}

/** The template without its styles, which are returned beside it. */
function exportStyles(code: string): string {
  const styles = /<style>([\s\S]*?)<\/style>/.exec(code)
  if (!styles) throw new Error('model-viewer has no styles any more: see vite/model-viewer.ts')
  const [element, rules] = styles
  const template = code.replace(element, '').replace(/\s+tabindex="[23]"/g, '')
  // Safari constructs stylesheets since 16.4; before, `ModelView` does not show the element.
  const sheet = "export const styles = 'replaceSync' in CSSStyleSheet.prototype ? new CSSStyleSheet() : undefined"
  return `${sheet};\nif (styles) styles.replaceSync(${JSON.stringify(rules)});\n${template}`
}

/** The element, which takes the styles as Lit's elements do. */
function adoptStyles(code: string): string {
  const opening = 'export default class ModelViewerElementBase extends ReactiveElement {'
  const named = replaceOnce(code, 'import { makeTemplate }', 'import { makeTemplate, styles }')
  return replaceOnce(named, opening, `${opening}\n    static styles = styles;`)
}
