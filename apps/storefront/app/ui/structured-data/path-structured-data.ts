/** A page on the way to another. */
export type Step = { name: string; path: string }

/**
 * The way to a page through the shop, as schema.org describes it.
 *
 * @param origin the shop's address, such as `https://shop.example`
 */
export function describePath(steps: readonly Step[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, origin).href,
    })),
  }
}
