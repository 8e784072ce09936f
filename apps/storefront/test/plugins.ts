import tailwindcss from '@tailwindcss/vite'
import { contractRoutes } from '../vite/contract-routes.ts'
import { languageFiles } from '../vite/language-files.ts'
import { toastStyles } from '../vite/toast-styles.ts'

/** What Vite needs to run the storefront's code in component tests. */
export const plugins = [contractRoutes(), languageFiles(), toastStyles(), tailwindcss()]
