/**
 * Tag of a journey whose subject is the layout or the direction: it runs in English on a desktop and in Arabic on a phone each time. Other
 * journeys run on one of them in `npm test`, which a hash of the title chooses, and on both with `npm run test:long`.
 */
export const both = { tag: '@both' }
