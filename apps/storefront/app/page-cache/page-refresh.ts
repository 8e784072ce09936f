/**
 * Of one browser's page: whether a revalidation is about the page alone. Were what stands around it read too, its failure would end
 * the page.
 */
export const pageRefresh = { isOn: false }
