import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractRoutes } from './vite/contract-routes.ts'
import { languageFiles } from './vite/language-files.ts'
import { modelViewer } from './vite/model-viewer.ts'
import { serviceWorker } from './vite/service-worker.ts'
import { toastStyles } from './vite/toast-styles.ts'

/** A few larger files compress better than thirty small ones; what changes seldom keeps its name the longest. */
const browserFiles = [
  { name: 'framework', test: /node_modules\/(react|react-dom|react-router|scheduler)\//, priority: 2 },
  { name: 'shelf', test: /app\/(ui|features\/catalog)\/|lucide-react/, minShareCount: 3, priority: 1 },
]

export default defineConfig({
  plugins: [
    contractRoutes(),
    languageFiles(),
    toastStyles(),
    modelViewer(),
    tailwindcss(),
    reactRouter(),
    serviceWorker(),
  ],
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups: browserFiles } } } } } },
})
