import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A component below the first screen, whose code loads when the page listens already. The server renders it like any
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
  try {
    return { default: await fetchComponent() }
  } catch (error) {
    if (import.meta.env.SSR) throw error
    await new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
    return load(fetchComponent)
  }
}
