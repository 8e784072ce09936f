/** Max units of one product and colour in a cart or an order. */
export const maxLineQuantity = 99
/** Max lines of a cart. */
export const maxLineCount = 100
