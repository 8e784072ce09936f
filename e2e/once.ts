/**
 * Marks a journey about what no language decides: who may what, what is sent again, what other tabs learn, how staff work. It is walked
 * in Arabic on a phone alone; all others in English on a desktop, too, and so is every page and dialog that these pass through.
 */
export const once = { tag: '@once' }
