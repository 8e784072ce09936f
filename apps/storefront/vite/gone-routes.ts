import type { Plugin } from 'vite'
import { replaceOnce } from './replace-once.ts'

/**
 * Where the code of a page is gone, as after a new version of the shop, React Router loads the current page again, and the press is
 * lost. This plugin makes it load the page that was asked for. After Back that is the current address already.
 */
export function goneRoutes(): Plugin {
  return {
    name: 'gone-routes',
    apply: 'build',
    transform(code, id) {
      if (!id.endsWith('/dom/ssr/routeModules.js')) return null
      return { code: replaceOnce(code, 'window.location.reload();', loadAskedPage), map: null }
    },
  }
}

const loadAskedPage = `{
  const asked = window.__reactRouterDataRouter?.state.navigation.location;
  const address = asked ? asked.pathname + asked.search : "";
  if (asked && address !== window.location.pathname + window.location.search) window.location.assign(address + asked.hash);
  else window.location.reload();
}`
