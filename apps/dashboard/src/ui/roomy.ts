/** For a column that a phone has no room for. */
export const roomy = { display: { xs: 'none', sm: 'table-cell' } } as const
