import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { factGroups, factKinds, factPlaces, unitKeys } from '@shop/contract'
import { newFactSchema, newProductTypeSchema } from '@shop/contract/staff'
import { z } from 'zod'

export const presetsFolder = fileURLToPath(new URL('presets', import.meta.url))

const nameSchema = z.strictObject({ en: z.string(), ar: z.string() })
const millimeters = z.int().min(0)

const typeSchema = z.strictObject({
  key: z.string(),
  name: nameSchema,
  clearance_mm: z.strictObject({ side: millimeters, back: millimeters, top: millimeters }),
  minutes_a_day: z.int().nullable(),
})

const factSchema = z.strictObject({
  key: z.string(),
  name: nameSchema,
  kind: z.enum(factKinds),
  unit: z.enum(unitKeys).nullable(),
  group: z.enum(factGroups),
  better: z.enum(['more', 'less']).nullable(),
  min: z.number().nullable(),
  max: z.number().nullable(),
  shown_in: z.array(z.enum(factPlaces)),
  choices: z.array(z.strictObject({ key: z.string(), name: nameSchema })),
  /** Keys of types. */
  types: z.array(z.string()),
})

export type TypePreset = z.output<typeof typeSchema>
export type FactPreset = z.output<typeof factSchema>
export type Presets = { types: TypePreset[]; facts: FactPreset[] }

/** The most of a type's facts that are key facts, and that cards show. */
const maxShown = { key: 3, card: 2 } as const

/**
 * Reads the types and facts that an empty shop begins with.
 *
 * @throws Error when a file is wrong, naming every fault
 */
export async function readPresets(folder = presetsFolder): Promise<Presets> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8')) as unknown
  const presets = {
    types: z.array(typeSchema).parse(await read('types.json')),
    facts: z.array(factSchema).parse(await read('facts.json')),
  }
  const faults = findPresetFaults(presets)
  if (faults.length > 0) throw new Error(`The presets are wrong:\n${faults.join('\n')}`)
  return presets
}

/** Errors of presets, one sentence each: the rules for staff apply, and rules between entries. */
function findPresetFaults({ types, facts }: Presets): string[] {
  const typeKeys = new Set(types.map(({ key }) => key))
  return [
    ...findDoubles('types.json', types),
    ...findDoubles('facts.json', facts),
    ...types.flatMap((type) => describeIssues(type.key, newProductTypeSchema.safeParse({ ...type, category: null }))),
    ...facts.flatMap((fact) =>
      describeIssues(fact.key, newFactSchema.safeParse({ ...fact, types: fact.types.map(() => 1), categories: [] })),
    ),
    ...facts.flatMap(({ key, types }) =>
      types.filter((type) => !typeKeys.has(type)).map((type) => `${key}: there is no type ${type}`),
    ),
    ...types.flatMap(({ key }) => findCrowds(key, facts)),
  ]
}

function findDoubles(file: string, entries: readonly { key: string }[]): string[] {
  const keys = entries.map(({ key }) => key)
  const doubles = keys.filter((key, index) => keys.indexOf(key) !== index)
  return doubles.map((key) => `${file}: ${key} is listed twice`)
}

function describeIssues(key: string, { error }: z.ZodSafeParseResult<unknown>): string[] {
  const issues = error?.issues ?? []
  return issues.map((issue) => {
    const reason = issue.code === 'custom' ? issue.params?.reason : undefined
    return `${key}: ${issue.path.join('.')}: ${reason ?? issue.message}`
  })
}

function findCrowds(type: string, facts: readonly FactPreset[]): string[] {
  const own = facts.filter(({ types }) => types.includes(type))
  return Object.entries(maxShown).flatMap(([place, max]) => {
    const count = own.filter(({ shown_in }) => shown_in.some((one) => one === place)).length
    return count > max ? [`${type}: ${count} facts are shown in "${place}", at most ${max} may be`] : []
  })
}
