import { shopApi } from '@shop/contract'
import { staffApi } from '@shop/contract/staff'

/** The parts of a zod schema that are read here. */
type Schema = {
  def: { type: string; innerType?: Schema; element?: Schema }
  shape?: Record<string, Schema>
  safeParse(input: unknown): { success: boolean }
}
type Calls = Record<string, { path: string; body?: unknown; query?: unknown }>

/** Markup, scripts and addresses with markup: a field that accepts one of them accepts free text. */
const probes = ['<b>x</b>', '"><svg/onload=1>', 'javascript:alert(1)', 'https://x.example/"><b>', '/"><b>']

/** Text fields that are left out of the scripted shop, by reason. */
export const notWritten: Record<string, RegExp> = {
  'a secret, which no page shows': /\.(\w*password2?|(\w+_)?token|refresh)$/,
  'a search or a filter: journeys type them into addresses': /\.(q|search|brand|entity|entity_id)$/,
  'the size of a product, one of those that staff wrote': /^orders\.buyNow\.size$/,
  'the digest of a table that has been previewed': /\.importCatalog\.plan$/,
  'a sheet that is read and not stored; each cell is a text of the page': /\.readCourierSheet\.csv$/,
  'the name of an offer that is only previewed': /\.previewOffer\.name\.(en|ar)$/,
  'a note like every other, about money of another amount, which the page in place of the bank never pays':
    /\.acceptPayment\.reason$/,
}

/** All fields of the contract that accept free text, such as `staff.products.createProduct.name.en`. */
export function listTextFields(): string[] {
  const staff = Object.entries(staffApi).map(([group, calls]) => [`staff.${group}`, calls] as const)
  const all: (readonly [string, Calls])[] = [...Object.entries(shopApi), ...staff]
  return all.flatMap(([group, calls]) =>
    Object.entries(calls).flatMap(([name, { body, query }]) =>
      [body, query].flatMap((part) => (isSchema(part) ? textsIn(part, `${group}.${name}`) : [])),
    ),
  )
}

function textsIn(schema: Schema, path: string): string[] {
  const { def, shape } = schema
  if (shape) return Object.entries(shape).flatMap(([name, field]) => textsIn(field, `${path}.${name}`))
  const inner = def.innerType ?? def.element
  if (inner) return textsIn(inner, path)
  return probes.some((probe) => schema.safeParse(probe).success) ? [path] : []
}

function isSchema(part: unknown): part is Schema {
  return typeof part === 'object' && part !== null && 'def' in part && 'safeParse' in part
}
