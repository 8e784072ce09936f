/** JSON for a script element: no text in it, such as a product's name, can end the element. */
export function serializeStructuredData(data: object): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
