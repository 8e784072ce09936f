/** Ceilings that no real appliance reaches; they catch a slipped key before the database does. */
export const catalogLimits = {
  units: 1_000_000,
  /** What a variant may have at hand: far below the highest number of its column, so that returns fit too. */
  stock: 1_000_000_000,
  grams: 1_000_000,
  millimetres: 10_000,
  order: 1_000_000,
  entries: 50,
  name: 200,
  text: 10_000,
  code: 64,
  brand: 100,
} as const
