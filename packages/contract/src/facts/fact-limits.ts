/** Ceilings of facts, far above any appliance; numbers in the unit of the fact. */
export const factLimits = {
  number: 10_000_000,
  decimals: 3,
  text: 1000,
  name: 100,
  choices: 50,
  scopes: 300,
  clearance: 1000,
  minutesADay: 1440,
} as const
