import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component that nobody presses at once, whose code loads when the page listens already. The server renders it like any
 * other, and its HTML stays until the code is there. After a failure without a network the code is loaded when the
 * network is back. Its place is a `PageSection`.
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

/** What the page needs to listen comes first. Safari knows no idle time. */
function untilIdle(): Promise<unknown> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(resolve, { timeout: 1000 })
    else setTimeout(resolve)
  })
}

function untilOnline(): Promise<unknown> {
  return new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
}
