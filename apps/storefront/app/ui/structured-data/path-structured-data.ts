/** A breadcrumb. */
export type Step = { name: string; path: string }

/**
 * The breadcrumbs of a page in schema.org's form.
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
