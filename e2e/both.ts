/**
 * Tag of a journey whose subject is the layout or the direction, or of one that the shop promises in both languages, such as paying in cash
 * after a declined card: `npm test` runs it in English on a desktop and in Arabic on a phone. It runs others on one of the two, which a hash
 * of the title chooses. `npm run test:long` runs every journey in both languages on both.
 */
export const both = { tag: '@both' }
