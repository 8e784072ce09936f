import type { Endpoint } from '@shop/contract'
import { couriersEndpoints, crashReportsEndpoints, paymentsEndpoints, shopApi } from '@shop/contract'
import { staffApi } from '@shop/contract/staff'
import fc from 'fast-check'
import type { z } from 'zod'

/** A malformed request. */
export type Nonsense = { method: string; path: string; headers: Record<string, string>; body: string | undefined }

const groups: Record<string, Record<string, Endpoint>> = {
  ...shopApi,
  payments: paymentsEndpoints,
  couriers: couriersEndpoints,
  crashReports: crashReportsEndpoints,
  ...staffApi,
}
const endpoints: Endpoint[] = Object.values(groups).flatMap((group) => Object.values(group))

/** Texts that have broken programs: SQL, paths, scripts, formats, Unicode, sizes. */
const nastyTexts = [
  ...['', ' ', '0', '-1', '1e309', '9007199254740993', '٣', 'null', 'undefined', 'NaN', 'true', '[]', '{}'],
  ...[
    "'; drop table orders;--",
    "' or '1'='1",
    '\\',
    '%',
    '%00',
    '%ff',
    '..%2f..%2fetc%2fpasswd',
    '../../../etc/passwd',
  ],
  ...[
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    '#{7*7}',
    '{{7*7}}',
    '=cmd|calc!A1',
    'javascript:alert(1)',
  ],
  ...['\u0000', '\u202eabc', '\ud800', 'a\u0300'.repeat(200), '🧺'.repeat(50), 'ﷺ'.repeat(40), '\r\nX-Injected: yes'],
  ...['x'.repeat(5000), '('.repeat(300), `${'a'.repeat(300)}!`, '2026-02-30', '0000-00-00T00:00:00Z'],
  ...['+201012345678', '01012345678', '00000000-0000-7000-8000-000000000000', 'ffffffff-ffff-ffff-ffff-ffffffffffff'],
]

const text = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'binary', maxLength: 60 }))
const value: fc.Arbitrary<unknown> = fc.oneof(
  { maxDepth: 3 },
  text,
  fc.double(),
  fc.integer(),
  fc.constantFrom<unknown>(null, true, false, 0, -1, 2 ** 31, 2 ** 53, [], {}),
  fc.array(text, { maxLength: 4 }),
  fc.dictionary(fc.constantFrom('__proto__', 'constructor', 'toString', 'id', 'role', 'price', '$ne'), text, {
    maxKeys: 3,
  }),
)

/** Any request to any call of the contract, with parts that are missing, wrong, or of the wrong kind. */
export const nonsense: fc.Arbitrary<Nonsense> = fc.constantFrom(...endpoints).chain((endpoint) =>
  fc.record({
    method: fc.oneof(
      { weight: 9, arbitrary: fc.constant(endpoint.method) },
      { weight: 1, arbitrary: fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'PATCH') },
    ),
    path: pathOf(endpoint),
    headers: fc.record(
      {
        'accept-language': text.map(toHeader),
        'idempotency-key': fc.oneof(fc.uuid(), text.map(toHeader)),
        'content-type': fc.constantFrom(
          'application/json',
          'application/json',
          'text/plain',
          'multipart/form-data',
          'application/xml',
        ),
        'accept-encoding': fc.constantFrom('br', 'gzip', 'identity', 'nonsense'),
        range: fc.constantFrom('bytes=0-', 'bytes=5-1', 'bytes=-1', 'lines=1'),
        'if-none-match': text.map(toHeader),
        'x-forwarded-for': text.map(toHeader),
      },
      { requiredKeys: [] },
    ),
    body: bodyOf(endpoint),
  }),
)

function pathOf(endpoint: Endpoint): fc.Arbitrary<string> {
  const names = [...endpoint.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
  const part = fc.oneof(text, fc.integer({ min: 1, max: 3 }).map(String), fc.uuid())
  const query = fc.oneof(fc.constant({}), fieldsOf(endpoint.query))
  return fc.tuple(fc.tuple(...names.map(() => part)), query).map(([parts, fields]) => {
    const filled = names.reduce(
      (path, name, index) => path.replace(`{${name}}`, encode(parts[index] ?? '')),
      endpoint.path as string,
    )
    const search = Object.entries(fields).map(
      ([name, given]) => `${encode(name)}=${encode(typeof given === 'string' ? given : (JSON.stringify(given) ?? ''))}`,
    )
    return search.length > 0 ? `${filled}?${search.join('&')}` : filled
  })
}

function bodyOf(endpoint: Endpoint): fc.Arbitrary<string | undefined> {
  if (endpoint.method === 'GET') return fc.constant(undefined)
  const fields = fieldsOf(endpoint.body).map((given) => JSON.stringify(given))
  const broken = fc.oneof(
    text,
    fc.json(),
    fields.map((json) => json.slice(0, -1)),
    fc.constant('['.repeat(5000)),
  )
  return fc.oneof(
    { weight: 6, arbitrary: fields },
    { weight: 1, arbitrary: broken },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** Some of the fields that a schema knows, and some that it does not, with any values. */
function fieldsOf(schema: z.ZodObject | undefined): fc.Arbitrary<Record<string, unknown>> {
  const known = schema ? Object.keys(schema.shape) : []
  const names = [
    ...known,
    ...known,
    ...known,
    '__proto__',
    'constructor',
    'role',
    'price',
    'is_active',
    'x'.repeat(200),
  ]
  return fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 12 })
}

/** As a careless client writes it: mostly escaped, lone surrogates as they come out. */
function encode(part: string): string {
  return encodeURIComponent(part.toWellFormed()).replaceAll('%25', '%')
}

/** What may stand in a header at all; clients cannot send the rest. */
function toHeader(given: string): string {
  return given.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').slice(0, 2000)
}
