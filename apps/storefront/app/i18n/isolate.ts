/** Preserves the direction of a name or number in a sentence of another direction. For plain texts; elements have `<bdi>`. */
export function isolate(text: string): string {
  return `\u2068${text}\u2069`
}
