/** Egypt's 27 governorates by their ISO 3166-2:EG code, in the order people expect: Greater Cairo first. */
export const governorateCodes = [
  'EG-C',
  'EG-GZ',
  'EG-KB',
  'EG-ALX',
  'EG-DK',
  'EG-SHR',
  'EG-GH',
  'EG-MNF',
  'EG-BH',
  'EG-KFS',
  'EG-DT',
  'EG-IS',
  'EG-SUZ',
  'EG-PTS',
  'EG-FYM',
  'EG-BNS',
  'EG-MN',
  'EG-AST',
  'EG-SHG',
  'EG-KN',
  'EG-LX',
  'EG-ASN',
  'EG-BA',
  'EG-WAD',
  'EG-MT',
  'EG-SIN',
  'EG-JS',
] as const

export type GovernorateCode = (typeof governorateCodes)[number]

/** A governorate by its code alone, as a list or a browser's store has it. @returns null for any other text */
export function asGovernorateCode(text: string | null): GovernorateCode | null {
  return governorateCodes.find((code) => code === text) ?? null
}
