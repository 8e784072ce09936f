import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { languages } from '@shop/contract'
import { build, type Plugin, type Rolldown } from 'vite'
import { writeOfflinePage } from './offline/offline-page.ts'

const root = join(import.meta.dirname, '..')

/** A file that the worker precaches; `revision` is null where the name changes with the content. */
type PrecachedFile = { url: string; revision: string | null }

/**
 * Builds `/service-worker.js` and the offline page of each language. React Router builds two environments at once,
 * which the usual service worker plugins do not support yet; this one adds to the browser's.
 */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client') return
      const emit = (fileName: string, source: string) => this.emitFile({ type: 'asset', fileName, source })
      const script = await bundleScript('app/connection/offline-page.ts')
      const scriptName = `assets/offline-page-${hashOf(script)}.js`
      emit(scriptName, script)
      const files = { stylesheet: `/${findStylesheet(bundle)}`, script: `/${scriptName}` }
      // A new build is a new worker, whatever has changed in it.
      const revision = hashOf(Object.keys(bundle).sort().join())
      const cached: PrecachedFile[] = [files.stylesheet, files.script, ...findFonts(bundle)].map((url) => ({
        url,
        revision: null,
      }))
      for (const language of languages) {
        emit(`offline-${language}.html`, writeOfflinePage(language, files))
        cached.push({ url: `/offline-${language}.html`, revision })
      }
      cached.push({ url: '/brand/favicon.svg', revision })
      const written = {
        __PRECACHED__: JSON.stringify(cached),
        __FILES_OF_PAGES__: JSON.stringify(findFilesOfPages(bundle)),
      }
      emit('service-worker.js', await bundleScript('service-worker/service-worker.ts', written))
    },
  }
}

/** Bundles one script with all it needs into one file. */
async function bundleScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: { 'process.env.NODE_ENV': '"production"', ...define },
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(root, entry), output: { codeSplitting: false } },
    },
  })
  const [output] = (Array.isArray(result) ? result : [result]) as Rolldown.RolldownOutput[]
  const chunk = output?.output[0]
  if (!chunk) throw new Error(`${entry} was built into nothing`)
  return chunk.code
}

/** The stylesheet of all pages, named after the root route in the bundle. */
function findStylesheet(bundle: Rolldown.OutputBundle): string {
  const name = Object.keys(bundle).find((file) => /^assets\/root-.+\.css$/.test(file))
  if (!name) throw new Error('The storefront has no stylesheet any more')
  return name
}

function findFonts(bundle: Rolldown.OutputBundle): string[] {
  return Object.keys(bundle)
    .filter((file) => file.endsWith('.woff2'))
    .map((file) => `/${file}`)
}

/**
 * The code of all pages, their texts, and small lazy chunks: the message of a failure is needed most when nothing can
 * be loaded. Large chunks, such as the 3D view, are cached at their first use.
 */
function findFilesOfPages(bundle: Rolldown.OutputBundle): string[] {
  const found = new Set(Object.keys(bundle).filter((file) => /^assets\/texts-.+\.js$/.test(file)))
  const add = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || found.has(file)) return
    found.add(file)
    chunk.imports.forEach(add)
  }
  for (const [file, chunk] of Object.entries(bundle)) {
    if (chunk.type !== 'chunk') continue
    if (chunk.isEntry) add(file)
    if (!isSmallChunk(chunk)) continue
    add(file)
    // The stylesheet of the pages is cached separately; a lazy chunk may have its own.
    for (const styles of chunk.viteMetadata?.importedCss ?? []) found.add(styles)
  }
  return [...found].sort().map((file) => `/${file}`)
}

/** In characters of code, before compression. */
const maxSmallChunk = 32_000

function isSmallChunk({ isDynamicEntry, code }: Rolldown.OutputChunk): boolean {
  return isDynamicEntry && code.length <= maxSmallChunk
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 8)
}
