import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import browsers from '../../browsers.json' with { type: 'json' }
import { contractRoutes } from './vite/contract-routes.ts'
import { goneRoutes } from './vite/gone-routes.ts'
import { icons } from './vite/icons.ts'
import { languageFiles } from './vite/language-files.ts'
import { minifyAgain } from './vite/minify-again.ts'
import { modelViewer } from './vite/model-viewer.ts'
import { reactNames } from './vite/react-names.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { toastStyles } from './vite/toast-styles.ts'
import { trimRouter } from './vite/trim-router.ts'

/**
 * A few larger files compress better than many small ones, and stable code keeps its file name. A group includes what
 * its modules import. `root`: the shell of every page; `shelf`: lists of products; `product`: the product page. No
 * page loads code that only others need.
 */
const browserFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 5 },
  { name: 'root', test: /app\/root\.tsx/, priority: 4 },
  {
    name: 'shelf',
    // From `structured-data` on: small modules without which other pages would load the product page.
    test: /(app|src)\/(shell\/render-add-to-cart|(.*\/)?(product-grid|breadcrumbs|quantity-stepper|structured-data|picture-view|catalog-life|product-facts|dates|cairo-clock))\.tsx?$/,
    priority: 3,
  },
  { name: 'product', test: /app\/routes\/product\.tsx/, priority: 2 },
  { name: 'account-forms', test: /app\/features\/users\//, minShareCount: 2, priority: 0 },
  { name: 'parts', test: /app\/ui\/|lucide-react/, minShareCount: 3, priority: 1 },
]

/** Files that a page has loaded before it asks for any other: their names need not be listed beside each late import. */
const onEachPage = /\/(framework|root|rolldown-runtime)-/

/**
 * The server bundle contains everything, so that no package must be installed where the shop runs. Excluded are
 * packages shared with the server, and those for browsers only.
 */
const outsideServerBundle = ['react', 'react-dom', 'react-router', '@google/model-viewer']

export default defineConfig(({ command }) => ({
  plugins: [
    contractRoutes(),
    languageFiles(),
    icons(),
    goneRoutes(),
    trimRouter(),
    reactNames(),
    toastStyles(),
    modelViewer(),
    tailwindcss(),
    reactRouter(),
    minifyAgain(),
    serviceWorker(),
  ],
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    cssTarget: browsers,
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => !onEachPage.test(file)) },
  },
  // In development Node loads packages itself: Vite would read the thousands of files of the icons.
  ssr: { noExternal: command === 'build' ? true : [], external: outsideServerBundle },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // React Router's warnings for developers.
          treeshake: { manualPureFunctions: ['warning'] },
          output: { codeSplitting: { groups: browserFiles } },
        },
      },
    },
  },
}))
