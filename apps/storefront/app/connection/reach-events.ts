/** Said to the window when a call of ours met no shop. */
export const lostEvent = 'shop-lost'

/** Said to the window when a shop that was out of reach answers again. */
export const backEvent = 'shop-back'
