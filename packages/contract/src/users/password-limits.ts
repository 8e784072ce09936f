/** Lengths of a password, in characters; apart from the schemas, so that browsers can know them. */
export const shortestPassword = 8
export const maxPassword = 128
