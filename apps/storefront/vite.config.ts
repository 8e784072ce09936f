import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractRoutes } from './vite/contract-routes.ts'
import { languageFiles } from './vite/language-files.ts'
import { toastStyles } from './vite/toast-styles.ts'

export default defineConfig({
  plugins: [contractRoutes(), languageFiles(), toastStyles(), tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0 },
})
