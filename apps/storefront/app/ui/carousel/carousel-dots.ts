/** The maximum number of dots: 24 px each, between the arrows of a phone that is 360 px wide. */
const maxDots = 7

/**
 * The dots under a carousel: one for each page, or a window of seven around the selected page.
 *
 * @param selected index of the page that is shown
 * @param count number of pages
 * @returns the pages that have a dot; `isSmall` at an end of the window behind which more pages follow
 */
export function dotsAround(selected: number, count: number): { index: number; isSmall: boolean }[] {
  const length = Math.min(count, maxDots)
  const first = Math.max(0, Math.min(selected - Math.floor(length / 2), count - length))
  return Array.from({ length }, (_, place) => {
    const index = first + place
    const isSmall = (place === 0 && index > 0) || (place === length - 1 && index < count - 1)
    return { index, isSmall }
  })
}
