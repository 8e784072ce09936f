/** Ties a number to the short word behind it, so that no line ends between `1.7` and `لتر`, or between `800` and `W`. */
export function joinUnits(name: string): string {
  return name.replace(/(\d) (?=\p{L}{1,6}(?!\p{L}))/gu, '$1\u00A0')
}
