import { isOwnPath } from '@shop/contract'

/** Parameters that others add to our links; no page reads them. */
const foreignParameters = /^(utm_\w+|fbclid|gclid|msclkid|igshid|mc_\w+|_gl)$/
/** Longer addresses are nobody's links. */
const longestUrl = 2000

/**
 * The address of a page without what changes nothing on it, so that it is rendered and kept once.
 *
 * @param url path and query
 * @returns null for an address that is not worth answering
 */
export function normalisePageUrl(url: string): string | null {
  if (url.length > longestUrl || !isOwnPath(url)) return null
  const [path = '/', query] = url.split('?', 2)
  if (query === undefined) return path
  const parameters = new URLSearchParams(query)
  for (const [name, value] of [...parameters])
    if (name === 'lang' || foreignParameters.test(name)) parameters.delete(name)
    else if (value === '') parameters.delete(name, '')
  // However a form or a link writes it, one wish is one page.
  parameters.sort()
  return parameters.size > 0 ? `${path}?${parameters}` : path
}
