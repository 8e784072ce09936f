import type { Page } from '@playwright/test'

/** What the oldest supported browsers (`browsers.json`) lack, and current ones have. */
const missing = [
  'AbortSignal.any',
  'AbortSignal.timeout',
  'Array.fromAsync',
  'Array.prototype.findLast',
  'Array.prototype.findLastIndex',
  'Array.prototype.toReversed',
  'Array.prototype.toSorted',
  'Array.prototype.toSpliced',
  'Array.prototype.with',
  'CSSStyleSheet.prototype.replaceSync',
  'Document.prototype.startViewTransition',
  'HTMLElement.prototype.showPopover',
  'HTMLFormElement.prototype.requestSubmit',
  'Intl.Segmenter',
  'Iterator',
  'Map.groupBy',
  'Object.groupBy',
  'Promise.try',
  'Promise.withResolvers',
  'RegExp.escape',
  'Response.json',
  'Set.prototype.difference',
  'Set.prototype.intersection',
  'Set.prototype.union',
  'URL.canParse',
  'URL.parse',
  'navigation',
  'requestIdleCallback',
  'scheduler',
]

/** Removes functions before the page's own scripts; without names, those that the oldest supported browsers lack. */
export async function removeFunctions(page: Page, names: readonly string[] = missing): Promise<void> {
  await page.addInitScript((paths) => {
    for (const path of paths) {
      const parts = path.split('.')
      const name = parts.pop() ?? ''
      const owner = parts.reduce<object>((found, part) => Reflect.get(found, part), globalThis)
      Reflect.deleteProperty(owner, name)
      if (name in owner) throw new Error(`${path} is still there`)
    }
  }, names)
}
