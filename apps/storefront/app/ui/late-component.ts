import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component whose code loads after hydration, because nobody presses it at once. The server renders it like any
 * other, and its HTML stays until the code is loaded. After a failure without a network the code is loaded when the
 * network returns. Render it inside a `PageSection`.
 *
 * @param fetchComponent with an `import()`
 */
export function lateComponent<Properties extends object>(
  fetchComponent: () => Promise<ComponentType<Properties>>,
): LazyExoticComponent<ComponentType<Properties>> {
  return lazy(() => load(fetchComponent))
}

async function load<Component>(fetchComponent: () => Promise<Component>): Promise<{ default: Component }> {
  if (import.meta.env.SSR) return { default: await fetchComponent() }
  await untilIdle()
  return { default: await fetchComponent().catch(() => untilOnline().then(fetchComponent)) }
}

/** Hydration comes first. Safari has no idle callbacks. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve)
  })
}

function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
