import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const replaced: Record<string, string> = {
  react: fileURLToPath(new URL('./react.ts', import.meta.url)),
  'react/jsx-runtime': fileURLToPath(new URL('./jsx-runtime.ts', import.meta.url)),
}

/**
 * Gives the libraries of the dashboard a React that puts a text beside other children into an element of its own (`separate-texts.ts`).
 * The shop's own files need none: `scripts/bare-texts.test.ts` looks at them.
 */
export function loneTexts(): Plugin {
  return {
    name: 'lone-texts',
    enforce: 'pre',
    resolveId(source, importer = '') {
      return /\/node_modules\/(ra-[a-z-]+|@mui\/material)\//.test(importer) ? replaced[source] : null
    },
  }
}
