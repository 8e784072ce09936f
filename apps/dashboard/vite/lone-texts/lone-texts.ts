import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const pathOf = (file: string) => fileURLToPath(new URL(file, import.meta.url))

const replaced: Record<string, string> = { react: '\0lone-texts', 'react/jsx-runtime': pathOf('./jsx-runtime.ts') }

/** React, all of it, with another `createElement`. Some files of the libraries import the default. */
const react = `
  import React from 'react'
  import { createElement } from ${JSON.stringify(pathOf('./create-element.ts'))}
  export * from 'react'
  export { createElement }
  export default { ...React, createElement }`

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
    load(id) {
      return id === replaced.react ? react : null
    },
  }
}
