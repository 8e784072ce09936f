/** Buttons of a list's entries are there for the keyboard too, not only below the mouse. */
export const alwaysShown = { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } as const
