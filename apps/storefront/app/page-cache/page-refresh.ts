/**
 * Whether a revalidation is for the page alone. The shell must not be read again, because its failure would replace the
 * page.
 */
export const pageRefresh = { isOn: false }
