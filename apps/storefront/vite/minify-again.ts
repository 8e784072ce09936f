import { minify } from 'terser'
import type { Plugin } from 'vite'

/** The viewer of 3D models: most of all script, and few shoppers load it. */
const loadedOnDemand = 'model-view'

/**
 * Minifies the files of the browser once more. Terser after Vite's own minifier makes the product page 1.1 kB smaller (brotli); Terser
 * alone is no better than Vite.
 */
export function minifyAgain(): Plugin {
  return {
    name: 'minify-again',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle: {
      order: 'post',
      async handler(_, files) {
        for (const file of Object.values(files)) {
          if (file.type !== 'chunk' || file.name === loadedOnDemand) continue
          const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 3 } })
          if (code) file.code = code
        }
      },
    },
  }
}
