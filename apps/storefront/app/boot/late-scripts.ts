import { replayEarlyInput } from './replay-early-input.ts'

/**
 * Lets the page's own scripts begin after its first picture is painted: until then the network and the processor of a phone belong to
 * what the shopper sees. React Router's script and the files it asks for stay in their places, put to sleep; `replayEarlyInput` wakes them.
 *
 * @param html a page as React rendered it
 * @param mark what its own scripts carry as their nonce; those written here carry it too
 * @throws Error when React Router writes its script in another way than the one known here
 */
export function delayScripts(html: string, mark: string): string {
  const [before, after, ...more] = html.split(`<script nonce="${mark}" type="module" async="">`)
  if (before === undefined || after === undefined || more.length > 0) throw new Error('Which script is the page’s own?')
  const delayed = `${before.replaceAll('rel="modulepreload"', 'rel="delayed"')}<script nonce="${mark}" type="delayed">${after}`
  return delayed.replace('</body>', () => `<script nonce="${mark}">(${replayEarlyInput})()</script></body>`)
}
