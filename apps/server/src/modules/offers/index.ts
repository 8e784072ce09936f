export { openOfferClock } from './offer-clock.service.ts'
export { registerOffersStaff } from './offers.routes.ts'
export { applyDueOffers } from './offers.service.ts'
