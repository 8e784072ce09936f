import type { Plugin } from 'vite'

/**
 * Keeps sonner from writing a `<style>` element, which our content security policy refuses (`style-src 'self'`); its
 * stylesheet is imported as a file beside it, in ui/toaster.tsx.
 */
export function toastStyles(): Plugin {
  return {
    name: 'toast-styles',
    transform(code, id) {
      if (!/\/sonner\/dist\/index\.mjs/.test(id)) return null
      const withoutStyles = code.replace(/^__insertCSS\(".*"\);$/m, '')
      if (withoutStyles === code)
        throw new Error('sonner writes its styles in another way now: see vite/toast-styles.ts')
      return { code: withoutStyles, map: null }
    },
  }
}
