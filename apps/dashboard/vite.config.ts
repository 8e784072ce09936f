import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import browsers from '../../browsers.json' with { type: 'json' }
import { loneTexts } from './vite/lone-texts/lone-texts.ts'
import { staffRoutes } from './vite/staff-routes.ts'

export default defineConfig({
  base: '/dashboard/',
  plugins: [staffRoutes(), loneTexts(), react()],
  // Of `npm run dev`, which bundles the libraries apart.
  optimizeDeps: { rolldownOptions: { plugins: [loneTexts()] } },
  // The server replaces this by a new nonce for each page (apps/server/src/web/dashboard.ts).
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 1500,
    target: 'es2022',
    cssTarget: browsers,
  },
})
