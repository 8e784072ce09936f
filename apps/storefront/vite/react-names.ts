import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/** Packages in CommonJS that most modules import. */
const packages = ['react', 'react/jsx-runtime']
const mark = '?names'

/**
 * Gives the exports of React names of their own. React is in CommonJS, so that a bundle reads each of them from an object at
 * each use: `(0, React.useState)(…)`. Here it is read once.
 */
export function reactNames(): Plugin {
  return {
    name: 'react-names',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId: (id, importer, { kind }) =>
      packages.includes(id) && kind === 'import-statement' && !importer?.endsWith(mark)
        ? fileURLToPath(import.meta.resolve(id)) + mark
        : null,
    async load(id) {
      if (!id.endsWith(mark)) return null
      const file = id.slice(0, -mark.length)
      const whole: { default: object } = await import(file)
      const names = Object.keys(whole.default)
      return [
        `import whole from ${JSON.stringify(file)}`,
        'export default whole',
        'const read = (name) => whole[name]',
        ...names.map((name) => `export const ${name} = /* @__PURE__ */ read('${name}')`),
      ].join('\n')
    },
  }
}
