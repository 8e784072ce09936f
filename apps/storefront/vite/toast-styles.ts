import type { Plugin } from 'vite'

/**
 * Stops sonner from writing a `<style>` element, which the content security policy refuses (`style-src 'self'`). Its
 * stylesheet is imported as a file in ui/notices/toaster.tsx.
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
