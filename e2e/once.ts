/**
 * Marks a journey about what no screen and no language decides: who may what, what is sent again, what other tabs learn. It is walked in
 * Arabic on a phone alone; all others in English on a desktop, too.
 */
export const once = { tag: '@once' }
