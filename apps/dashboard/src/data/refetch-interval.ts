/** How often a list that people work through is fetched anew, in milliseconds. */
export const refetchInterval = 20_000
