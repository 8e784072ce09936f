/**
 * What crawlers may not ask for. Pages that are only not to be listed (cart, account, search results) say so themselves: a
 * crawler that may not open a page cannot read that.
 */
const closed = ['/api/', '/dashboard', '/dev/', '/login$']

/** @param origin the shop's address, such as `https://shop.example` */
export function writeRobots(origin: string): string {
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), '', `Sitemap: ${origin}/sitemap.xml`]
  return `${lines.join('\n')}\n`
}
