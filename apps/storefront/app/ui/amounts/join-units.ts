/**
 * Joins a number and its unit by a no-break space, so that no line ends between `1.7` and `لتر`, or `800` and `W`.
 */
export function joinUnits(name: string): string {
  return name.replace(/(\d) (?=\p{L}{1,6}(?!\p{L}))/gu, '$1\u00A0')
}
