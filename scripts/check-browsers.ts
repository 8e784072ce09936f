import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findLateCode, findLateProperties } from './lib/browsers/find-late-code.ts'
import { readLateFeatures } from './lib/browsers/late-features.ts'
import { root } from './lib/run.ts'

/** Newer names that built files may contain, and why they do no harm there. */
const allowed: { name: string; files: RegExp; because: string }[] = [
  { name: '.toArray', files: /dashboard/, because: 'of `React.Children`' },
  { name: '.check', files: /dashboard/, because: 'methods of zod and jsonexport' },
  { name: '.navigate', files: /./, because: 'React and react-router look for `navigation` before' },
  { name: 'Error.captureStackTrace', files: /dashboard/, because: 'zod and react-admin look for it before' },
  { name: 'URL.canParse', files: /(?:schemas|fields)-/, because: 'zod looks for it before' },
  ...['.requestVideoFrameCallback', '.cancelVideoFrameCallback', 'AbortSignal.any', 'Error.captureStackTrace'].map(
    (name) => ({ name, files: /model-view-/, because: 'three looks for it before' }),
  ),
  { name: 'OffscreenCanvas', files: /model-view-/, because: 'three looks for it before' },
  { name: 'OffscreenCanvas', files: /ponyfill-/, because: '`barcode-detector` has a canvas of the page instead' },
  { name: '.grow', files: /ponyfill-/, because: 'of the memory of WebAssembly' },
  { name: '.replaceSync', files: /model-view-/, because: 'the plugin `model-viewer` and Lit look for it before' },
  ...['.resize', '.toArray', '.union'].map((name) => ({ name, files: /model-view-/, because: 'methods of three' })),
  ...[
    'accent-color',
    'outline',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'scrollbar-width',
    'text-wrap',
    'transition-behavior',
  ].map((name) => ({ name, files: /\.css/, because: 'nothing is lost without it, or without a part of it' })),
  { name: 'container-type', files: /\.css/, because: 'without it the lines of a cart keep the order of a phone' },
  ...['mask', 'mask-image', 'print-color-adjust'].map((name) => ({
    name,
    files: /\.css/,
    because: 'the build writes `-webkit-` beside it',
  })),
  ...['rotate', 'scale'].map((name) => ({ name, files: /\.css/, because: 'only arrows of folded parts and hovers' })),
]

/** Fails when a script or a stylesheet uses what one of the oldest supported versions lacks. */
const floor: string[] = JSON.parse(readFileSync(join(root, 'browsers.json'), 'utf8'))
const late = readLateFeatures(floor)
const built = globSync('apps/{storefront/build/client,dashboard/build}/**/*.js', { cwd: root })
const scripts = built.map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }))
// It is written into each page, and is in no built script.
const inline = 'apps/storefront/app/boot/replay-early-input.ts'
const { replayEarlyInput }: { replayEarlyInput: () => void } = await import(join(root, inline))
scripts.push({ file: inline, code: `(${replayEarlyInput})()` })

const styles = globSync('apps/{storefront/build/client,dashboard/build}/**/*.css', { cwd: root })
const found = [
  ...scripts.flatMap(({ file, code }) => findLateCode(code, late).map((name) => ({ file, name }))),
  ...styles.flatMap((file) =>
    findLateProperties(readFileSync(join(root, file), 'utf8'), late).map((name) => ({ file, name })),
  ),
]
const isAllowed = ({ file, name }: { file: string; name: string }) =>
  allowed.some((one) => one.name === name && one.files.test(file))
const problems = [
  ...(built.length === 0 ? ['Nothing is built: npm run build'] : []),
  ...found.filter((one) => !isAllowed(one)).map(({ file, name }) => `${file} uses ${name}`),
  ...allowed
    .filter(({ name, files }) => !found.some((one) => one.name === name && files.test(one.file)))
    .map(({ name, files }) => `No file like ${files} uses ${name}: it need not be allowed`),
]
for (const problem of problems) console.error(problem)
if (problems.length > 0) process.exitCode = 1
console.log(
  problems.length === 0
    ? `${scripts.length} scripts and ${styles.length} stylesheets run on ${floor.join(', ')}.`
    : `${problems.length} problems on ${floor.join(', ')}`,
)
