import { replayEarlyInput } from './replay-early-input.ts'

/**
 * Delays the page's own scripts until the main picture is painted: until then network and processor render the page.
 * React Router's script and its preloads stay in place with a type that browsers ignore; `replayEarlyInput` starts
 * them.
 *
 * @param html a page as React rendered it
 * @param mark the nonce of its own scripts, also for the script written here
 * @throws Error when React Router writes its script in an unknown way
 */
export function delayScripts(html: string, mark: string): string {
  const [before, after, ...more] = html.split(`<script nonce="${mark}" type="module" async="">`)
  if (before === undefined || after === undefined || more.length > 0) throw new Error('Which script is the page’s own?')
  const delayed = `${before.replaceAll('rel="modulepreload"', 'rel="delayed"')}<script nonce="${mark}" type="delayed">${after}`
  return delayed.replace('</body>', () => `<script nonce="${mark}">(${replayEarlyInput})()</script></body>`)
}
