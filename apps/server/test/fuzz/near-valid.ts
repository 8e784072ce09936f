import { type Endpoint, paymentsEndpoints, shopApi } from '@shop/contract'
import { staffApi } from '@shop/contract/staff'
import fc from 'fast-check'
import { z } from 'zod'
import type { Nonsense } from './nonsense.ts'

const groups: Record<string, Record<string, Endpoint>> = { ...shopApi, payments: paymentsEndpoints, ...staffApi }
const endpoints: Endpoint[] = Object.values(groups).flatMap((group) => Object.values(group))

/** Ids of rows that are there, so that a call gets past "not found" and to the database. */
export type KnownIds = { numbers: readonly number[]; uuids: readonly string[] }

/** What a JSON schema says of a value, as far as it is used here. */
type Schema = {
  type?: string
  format?: string
  pattern?: string
  enum?: unknown[]
  const?: unknown
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  minimum?: number
  maximum?: number
  items?: Schema
  minItems?: number
  properties?: Record<string, Schema>
  required?: string[]
  additionalProperties?: Schema | boolean
}

const extremeNumbers = [0, -1, 0.01, 2 ** 31 - 1, 2 ** 31, 1e9, 1e12, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER]
const years = ['0000', '0001', '1899', '1900', '2026', '2200', '2201', '9999']
const days = years.flatMap((year) => [`${year}-01-01`, `${year}-12-31`])

/** Texts that fit fields of these names, which a random text seldom does. */
const fittingTexts: Record<string, string> = {
  phone: '01012345678',
  region: 'Giza',
  governorate: 'EG-GZ',
  password: 'kettle and tea 4',
  hex: '#f3f1ec',
  link: '/offers',
  key: 'kettles',
}

/** Requests to every call that fit its schema nearly: ids that are there, numbers and dates at and beyond their ends. */
export function nearValid(ids: KnownIds): fc.Arbitrary<Nonsense> {
  return fc.constantFrom(...endpoints).chain((endpoint) =>
    fc.record({
      method: fc.constant(endpoint.method),
      path: pathOf(endpoint, ids),
      headers: fc.record({ 'idempotency-key': fc.uuid(), 'content-type': fc.constant('application/json') }),
      body: endpoint.body
        ? valueFor(describe(endpoint.body), '', ids).map((given) => JSON.stringify(given))
        : fc.constant(undefined),
    }),
  )
}

function pathOf(endpoint: Endpoint, ids: KnownIds): fc.Arbitrary<string> {
  const params = endpoint.params ? describe(endpoint.params).properties : {}
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const parts = fc.tuple(...names.map((name) => valueFor(params?.[name] ?? {}, name, ids)))
  const query = endpoint.query ? valueFor(describe(endpoint.query), '', ids) : fc.constant({})
  return fc.tuple(parts, query).map(([given, fields]) => {
    const filled = names.reduce<string>(
      (path, name, index) => path.replace(`{${name}}`, encodeURIComponent(String(given[index]))),
      endpoint.path,
    )
    const search = new URLSearchParams()
    for (const [name, one] of Object.entries(fields ?? {})) search.append(name, String(one))
    return `${filled}?${search}`
  })
}

function describe(schema: z.ZodObject): Schema {
  return z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema
}

function valueFor(schema: Schema, name: string, ids: KnownIds): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices) return fc.oneof(...choices.map((choice) => valueFor(choice, name, ids)))
  if (schema.allOf?.[0]) return valueFor(schema.allOf[0], name, ids)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if ('const' in schema) return fc.constant(schema.const)
  switch (schema.type) {
    case 'integer':
    case 'number':
      return numberOf(schema, ids)
    case 'string':
      return textOf(schema, name, ids)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(valueFor(schema.items ?? {}, name, ids), { minLength: schema.minItems ?? 0, maxLength: 2 })
    case 'object':
      return objectOf(schema, ids)
    default:
      return fc.oneof(textOf(schema, name, ids), numberOf(schema, ids))
  }
}

function numberOf({ minimum = 0, maximum = 100 }: Schema, { numbers }: KnownIds): fc.Arbitrary<number> {
  return fc.oneof(
    { weight: 12, arbitrary: fc.constantFrom(...numbers) },
    { weight: 1, arbitrary: fc.constantFrom(minimum, maximum) },
    { weight: 1, arbitrary: fc.constantFrom(...extremeNumbers) },
  )
}

function textOf({ format, pattern }: Schema, name: string, { numbers, uuids }: KnownIds): fc.Arbitrary<string> {
  if (format === 'date') return fc.constantFrom(...days)
  if (format === 'date-time') return fc.constantFrom(...days.map((day) => `${day}T00:00:00Z`))
  if (format === 'uuid') return fc.constantFrom(...uuids)
  if (pattern?.includes('\\d')) return fc.constantFrom(...numbers, ...numbers, ...extremeNumbers).map(String)
  const fitting = fittingTexts[name]
  if (fitting !== undefined) return fc.constant(fitting)
  return fc.oneof(
    { weight: 16, arbitrary: fc.constantFrom('Kettle', 'غلاية', 'NW-100001') },
    { weight: 2, arbitrary: fc.constantFrom(...numbers).map(String) },
    { weight: 1, arbitrary: fc.constantFrom('', ...extremeNumbers.map(String), ...days) },
  )
}

/** All that is needed, and some of the rest. */
function objectOf({ properties = {}, required = [] }: Schema, ids: KnownIds): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, valueFor(schema, name, ids)] as const)
  return fc.record(Object.fromEntries(fields), { requiredKeys: required })
}
