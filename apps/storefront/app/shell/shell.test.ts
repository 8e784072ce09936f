import type { Transport } from '@shop/contract'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { languageContext, logContext, transportContext } from '../boot/server-context.ts'
import { contactDefaults, readShell } from './shell.ts'

const contact = { ...contactDefaults, hotline_number: '16000' }

/** Reads the shell of a shop with this answer to the call for contacts; also returns the log. */
async function readWith(answerContacts: Transport, categories: object[] | null = []) {
  const logged: string[] = []
  const context = new RouterContextProvider()
  context.set(languageContext, 'en')
  context.set(logContext, (message) => logged.push(message))
  context.set(transportContext, async (path, init) => {
    if (path.includes('/contact-info/')) return await answerContacts(path, init)
    if (!path.includes('/categories/')) return Response.json([])
    return categories ? Response.json(categories) : Response.json({}, { status: 503 })
  })
  return { shell: await readShell(context, new URL('https://shop.example/')), logged }
}

it('F-03: the foot says what the shop says of itself, and nothing is logged', async () => {
  const { shell, logged } = await readWith(async () => Response.json(contact))
  expect(shell.contact).toEqual(contact)
  expect(logged).toEqual([])
})

it.each([503, 500, 404])(
  'F-03: defaults stand in when the answer is %i, and the failure is only logged',
  async (status) => {
    const { shell, logged } = await readWith(async () => Response.json({}, { status }))
    expect(shell.contact).toEqual(contactDefaults)
    expect(logged).toEqual([`Failed to fetch contact info: ${status}`])
  },
)

it('F-03: defaults stand in when no answer comes', async () => {
  const { shell, logged } = await readWith(() => Promise.reject(new TypeError('fetch failed')))
  expect(shell.contact).toEqual(contactDefaults)
  expect(logged).toEqual(['Failed to fetch contact info: no answer'])
})

it.each([
  ['none', 'without categories', []],
  ['none', 'with empty categories', [{ id: 1, name: 'Kettles', products_count: 0 }]],
  ['some', 'with a category that has some', [{ id: 1, name: 'Kettles', products_count: 2 }]],
  ['some', 'that does not answer', null],
] as const)('a shop is taken to have %s of its products %s', async (expected, _, categories) => {
  const { shell } = await readWith(async () => Response.json(contact), categories && [...categories])
  expect(shell.hasProducts).toBe(expected === 'some')
})
