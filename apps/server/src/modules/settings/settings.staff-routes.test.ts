import { policyKinds } from '@shop/contract'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { callApi } from '../../../test/accounts.ts'
import { openProcess, openTestShop, type TestProcess, type TestShop } from '../../../test/app.ts'
import { enterAs, type Member } from '../../../test/back-office.ts'
import { words } from '../../../test/factories.ts'
import { fillPolicies } from '../policies/index.ts'

let shop: TestShop
let other: TestProcess
let admin: Member
beforeAll(async () => {
  shop = await openTestShop()
  other = await openProcess(shop)
  await fillPolicies(shop.pool)
  admin = await enterAs(shop, 'admin')
})
afterAll(async () => {
  await other.close()
  await shop.close()
})

/** The records of which there is one, with a right change and what the shop then shows. */
const singles = [
  {
    path: '/settings/',
    change: {
      warranty_years: 3,
      name: words('Nour'),
      is_phone_verification_required: false,
      guest_max_per_product: 3,
      guest_max_total: 2500.5,
      tax_card: null,
    },
    shownAt: '/api/settings/',
    shown: { warranty_years: 3, name: 'Nour' },
    wrong: [
      [{ guest_max_total: 0.001 }, 'guest_max_total'],
      [{ name: { en: 'x', ar: ' ' } }, 'name.ar'],
      [{ return_days: 1.5 }, 'return_days'],
      [{ guest_max_units: 0 }, 'guest_max_units'],
      [{ guest_max_total: -1 }, 'guest_max_total'],
      [{ tax_card: '12345678' }, 'tax_card'],
      [{ commercial_register: ' ' }, 'commercial_register'],
    ],
  },
  {
    path: '/contact-info/',
    change: {
      hotline_number: '١٩٧٧٧',
      main_phone: '01012345678',
      facebook: 'https://facebook.com/nawwar',
      youtube: null,
    },
    shownAt: '/api/contacts/contact-info/',
    shown: {
      hotline_number: '19777',
      main_phone: '+201012345678',
      facebook: 'https://facebook.com/nawwar',
      youtube: null,
    },
    wrong: [
      [{ facebook: 'javascript:alert(1)' }, 'facebook'],
      [{ instagram: 'http://instagram.com/x' }, 'instagram'],
      [{ main_phone: 'call us' }, 'main_phone'],
    ],
  },
  {
    path: '/policies/terms/',
    change: { title: words('Rules'), body: words('## One\n\nTwo') },
    shownAt: '/api/policies/terms/',
    shown: { title: 'Rules', version: 2, blocks: [{ kind: 'heading' }, { kind: 'paragraph' }] },
    wrong: [
      [{ title: { en: '', ar: 'x' } }, 'title.en'],
      [{ body: { en: 'x', ar: ' ' } }, 'body.ar'],
    ],
  },
] as const

describe.each(singles)('$path', ({ path, change, shownAt, shown, wrong }) => {
  test('is refused where it is wrong', async () => {
    const { body: now } = await admin.call('GET', path)
    for (const [changes, field] of wrong) {
      const { status, body } = await admin.call('PUT', path, { body: { ...now, ...changes } })
      expect([status, Object.keys(body.errors)], JSON.stringify(changes)).toEqual([400, [field]])
    }
    expect((await admin.call('GET', path)).body).toEqual(now)
  })

  test('of two concurrent changes one is saved, recorded, and shown by every process', async () => {
    const { body: now } = await admin.call('GET', path)
    expect((await callApi(other.app, 'GET', shownAt)).status).toBe(200)
    const answers = await Promise.all([1, 2].map(() => admin.call('PUT', path, { body: { ...now, ...change } })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    const refused = answers.find(({ status }) => status === 409)
    expect(refused?.body).toMatchObject({ code: 'version_conflict', details: { version: now.version + 1 } })
    await expect.poll(async () => (await callApi(other.app, 'GET', shownAt)).body).toMatchObject(shown)
    const [entry] = await shop.pool`select action, before from audit_entries order by id desc limit 1`
    expect(entry).toMatchObject({ action: 'updated', before: {} })
  })
})

test('accounts follow the setting: a phone need not be verified any more', async () => {
  const phone = '01088887777'
  const signUp = {
    phone,
    password: 'kettle and tea 4',
    username: 'mona',
    first_name: 'Mona',
    last_name: 'Salem',
    email: '',
  }
  const { body } = await callApi(other.app, 'POST', '/api/users/register/', {
    body: { ...signUp, confirm_password: 'kettle and tea 4' },
  })
  expect(body.verification_required ?? false).toBe(false)
})

test('policies are listed with both languages', async () => {
  const { body } = await admin.call('GET', '/policies/')
  expect(body.results.map(({ id }: { id: string }) => id)).toEqual([...policyKinds])
  expect(body.results[0].title).toMatchObject({ en: expect.stringMatching(/\w/), ar: expect.stringMatching(/[ء-ي]/) })
})
